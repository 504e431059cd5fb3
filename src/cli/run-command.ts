import { errorAsText } from '#domain/log/error-for-log'
import { env, provideEnv } from '#env'
import { assertEnvironment } from '#server/start/environment'
import { type Given, readOptions, type Understood } from './options'
import { toldProblem } from './told-problem'

export async function runCommand<const T extends Understood>(
  understood: T,
  work: (given: Given<T>) => Promise<void>,
) {
  try {
    const given = readOptions(understood)
    assertEnvironment()
    // In development Payload generates types in a process that outlives the command.
    if (env.NODE_ENV === 'development') provideEnv({ NODE_ENV: 'production' })
    await work(given)
    // Payload's pools and timers would keep the process alive.
    process.exit(0)
  } catch (error) {
    console.error(toldProblem(error) ?? errorAsText(error))
    process.exit(1)
  }
}
