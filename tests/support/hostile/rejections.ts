import { onTestFinished } from 'vitest'

/** Everything that the process would have to complain of, from now to the end of the test. */
export function watchProcess(): unknown[] {
  const seen: unknown[] = []
  const note = (problem: unknown) => void seen.push(problem)
  for (const event of ['unhandledRejection', 'uncaughtException'] as const) {
    process.on(event, note)
    onTestFinished(() => void process.removeListener(event, note))
  }
  return seen
}
