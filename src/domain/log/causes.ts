/** Errors are wrapped once or twice; more than this goes in circles. */
const CAUSES_MAX = 5

/** An error and what caused it, the outermost first; nothing for what is no error. */
export function causesOf(error: unknown): Error[] {
  const causes: Error[] = []
  for (let one = error; one instanceof Error && causes.length < CAUSES_MAX; one = one.cause) causes.push(one)
  return causes
}
