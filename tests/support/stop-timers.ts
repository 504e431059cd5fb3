import { getTestPayload, rest } from './rest'

/** The first call starts the timers of the jobs, which would do or leave work that a test does not expect. */
export async function stopTimers(): Promise<void> {
  await rest('GET', '/access')
  for (const timer of (await getTestPayload()).crons) timer.stop()
}
