import { provideEnv } from '#env'
import { buildAnyway } from '#server/start/build'
import { startTexts } from '#texts/start/start'
import { runCommand } from './run-command'

provideEnv({ NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' })
await runCommand({}, async () => {
  const since = performance.now()
  await buildAnyway({ output: 'inherit', tell: console.log })
  console.log(startTexts.buildDone(startTexts.seconds(performance.now() - since)))
})
