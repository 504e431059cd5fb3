/** Compares dotted version numbers part by part. */
export function isOlder({ found, needed }: { found: string; needed: string }): boolean {
  const parts = (version: string) => version.split('.').map(Number)
  const ours = parts(found)
  for (const [place, least] of parts(needed).entries()) {
    const given = ours[place] ?? 0
    if (given !== least) return given < least
  }
  return false
}
