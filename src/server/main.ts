import { startProblemOf } from '#database/start/start-problem'
import { isCallersMistake } from '#domain/web/callers-mistake'
import { TIME_ZONE } from '#domain/time/dates'
import { errorAsText } from '#domain/log/error-for-log'
import { provideEnv } from '#env'
import { startTexts } from '#texts/start/start'
import { createLogger } from '../logger'
import { logConsole } from './logging/log-console'
import { stopWithNpm } from './shutdown/npm-watch'
import { createShutdown, type Shutdown } from './shutdown/shutdown'
import { startSite } from './start/start-site'

async function main() {
  const isDev = process.argv.includes('--dev')
  // Before React and Next load: they check it on import.
  provideEnv({
    NODE_ENV: isDev ? 'development' : 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    // A changed configuration starts the process anew (src/cli/dev.ts).
    DISABLE_PAYLOAD_HMR: 'true',
    // Same time zone as the browsers that hydrate the panels (docs/decisions/014-one-clock.md).
    TZ: TIME_ZONE,
  })
  const shutdown = createShutdown()
  shutdown.listen()
  stopWithNpm(() => void shutdown.finish(0))
  try {
    await startSite({ shutdown, isDev })
    keepRunning({ isDev })
  } catch (error) {
    await explain({ error, shutdown })
  }
}

async function explain({ error, shutdown }: { error: unknown; shutdown: Shutdown }) {
  // An aborted start fails in many places.
  if (shutdown.hasStarted()) return
  const problem = startProblemOf(error)
  if (problem) console.error(`${startTexts.problems.prefix} ${problem.message}`)
  else console.error(errorAsText(error))
  await shutdown.finish(1)
}

/** Unhandled rejections (Payload has some) and lost connections must not end the site. */
function keepRunning({ isDev }: { isDev: boolean }) {
  const logger = createLogger('process')
  // In development, Next prints code frames on the terminal.
  if (!isDev) logConsole(logger)
  process.on('unhandledRejection', (err) =>
    logger[isCallersMistake(err) ? 'debug' : 'error']({ msg: 'unhandled rejection', err }),
  )
  process.on('uncaughtException', (err) => logger.error({ msg: 'uncaught exception', err }))
}

await main()
