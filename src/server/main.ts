import { isStartProblem } from '#database/start/start-problem'
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
  // Before anything loads React or Next, which choose their form by it.
  provideEnv({
    NODE_ENV: isDev ? 'development' : 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    // What the panels render here, their browsers render again (docs/decisions/014-one-clock.md).
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
  // A start that is being stopped fails in many places, all of them meant.
  if (shutdown.hasStarted()) return
  if (isStartProblem(error)) console.error(`${startTexts.problems.prefix} ${error.message}`)
  else console.error(errorAsText(error))
  await shutdown.finish(1)
}

/** One request's forgotten promise (Payload has such) or a lost connection must not end everybody's site. */
function keepRunning({ isDev }: { isDev: boolean }) {
  const logger = createLogger('process')
  // In development the terminal is where one looks, with Next's own frames of the code.
  if (!isDev) logConsole(logger)
  process.on('unhandledRejection', (err) =>
    logger[isCallersMistake(err) ? 'debug' : 'error']({ msg: 'unhandled rejection', err }),
  )
  process.on('uncaughtException', (err) => logger.error({ msg: 'uncaught exception', err }))
}

await main()
