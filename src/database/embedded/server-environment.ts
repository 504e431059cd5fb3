/**
 * PostgreSQL gets none of our variables: PGPORT, PGDATA or LC_ALL of the person at the terminal must not change it,
 * and our secrets are not its business. Windows programs do not start without theirs.
 */
export const serverEnvironment: NodeJS.ProcessEnv | undefined =
  process.platform === 'win32' ? undefined : ({ LC_ALL: 'C', TZ: 'UTC' } as unknown as NodeJS.ProcessEnv)
