import { runScript } from '#server/start/child'

await runScript({
  script: 'tests/support/start/stays.ts',
  args: process.argv.slice(2),
  limit: { minutes: 5, kind: 'server', step: 'Чакане' },
})
