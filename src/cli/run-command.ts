import { isStartProblem } from '#database/start-problem'
import { env, provideEnv } from '#env'
import { assertEnvironment } from '#server/start/environment'
import { startTexts } from '#texts/start'

/** The edge of every command: what a person can mend is told in one line, anything else with its stack; exit 1. */
export async function runCommand(work: () => Promise<void>) {
  try {
    assertEnvironment()
    // In development Payload also writes its types, in a process of its own that outlives the command.
    if (env.NODE_ENV === 'development') provideEnv({ NODE_ENV: 'production' })
    await work()
    // Pools and timers of Payload would otherwise keep a finished command alive.
    process.exit(0)
  } catch (error) {
    if (isStartProblem(error)) console.error(`${startTexts.problems.prefix} ${error.message}`)
    else console.error(error)
    process.exit(1)
  }
}
