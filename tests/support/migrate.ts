import { runScript } from '#server/start/child'

export async function migrate(settings: Record<string, string>) {
  const { isOk, output } = await runScript({
    script: 'src/cli/migrate.ts',
    env: { ...process.env, ...settings },
    limit: { minutes: 3, kind: 'migration', step: 'Миграции за тестовете' },
  })
  if (!isOk) throw new Error(output)
}
