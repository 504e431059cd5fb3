import { errorAsText } from '#domain/log/error-for-log'
import { env, provideEnv } from '#env'
import { assertEnvironment } from '#server/start/environment'
import { type Given, readOptions, type Understood } from './options'
import { toldProblem } from './told-problem'

/** The edge of every command: what a person can mend is told in one line, anything else with its stack; exit 1. */
export async function runCommand<const T extends Understood>(
  understood: T,
  work: (given: Given<T>) => Promise<void>,
) {
  try {
    const given = readOptions(understood)
    assertEnvironment()
    // In development Payload also writes its types, in a process of its own that outlives the command.
    if (env.NODE_ENV === 'development') provideEnv({ NODE_ENV: 'production' })
    await work(given)
    // Pools and timers of Payload would otherwise keep a finished command alive.
    process.exit(0)
  } catch (error) {
    console.error(toldProblem(error) ?? errorAsText(error))
    process.exit(1)
  }
}
