/** The id of the path's last request in the server's log (Server-Timing); null where unsupported. */
export function idOfRequest(path: string): string | null {
  const kinds = ['navigation', 'resource'] as const
  const answers = kinds.flatMap((kind) => performance.getEntriesByType(kind) as PerformanceResourceTiming[])
  const last = answers.findLast(({ name }) => new URL(name).pathname === path)
  return last?.serverTiming?.find(({ name }) => name === 'request')?.description || null
}
