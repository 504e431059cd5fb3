/**
 * The id under which the server's log has the last request for this path; every answer carries it (Server-Timing).
 * Null where the browser does not tell.
 */
export function idOfRequest(path: string): string | null {
  const kinds = ['navigation', 'resource'] as const
  const answers = kinds.flatMap((kind) => performance.getEntriesByType(kind) as PerformanceResourceTiming[])
  const last = answers.findLast(({ name }) => new URL(name).pathname === path)
  return last?.serverTiming?.find(({ name }) => name === 'request')?.description || null
}
