import { runScript } from '#server/start/child'

/** Every committed migration, run as `npm run migrate` does, on the database that these settings name. */
export async function migrate(settings: Record<string, string>) {
  const { isOk, output } = await runScript({
    script: 'src/cli/migrate.ts',
    env: { ...process.env, ...settings },
    limit: { minutes: 3, kind: 'migration', step: 'Миграции за тестовете' },
  })
  if (!isOk) throw new Error(output)
}
