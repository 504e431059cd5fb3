/** Longer ones are text, not a name that somebody looks for. */
const QUERY_MAX = 40

/** The name that is being typed after an @, and where it starts. */
export function mentionAt(text: string, caret: number): { from: number; query: string } | null {
  const before = text.slice(Math.max(0, caret - QUERY_MAX - 1), caret)
  const found = /(?:^|[\s(„"])@([\p{L}\p{M}'’-]*(?: [\p{L}\p{M}'’-]*)?)$/u.exec(before)
  if (!found) return null
  const query = found[1]!
  return { from: caret - query.length - 1, query }
}
