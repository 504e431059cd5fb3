import { runScript } from '#server/start/child'

/** Waits for a child that stays, in the way the start waits for its own. */
await runScript({
  script: 'tests/support/start/stays.ts',
  args: process.argv.slice(2),
  limit: { minutes: 5, kind: 'server', step: 'Чакане' },
})
