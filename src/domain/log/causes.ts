/** Errors are wrapped once or twice; a longer chain is a cycle. */
const CAUSES_MAX = 5

export function causesOf(error: unknown): Error[] {
  const causes: Error[] = []
  for (let one = error; one instanceof Error && causes.length < CAUSES_MAX; one = one.cause) causes.push(one)
  return causes
}
