/** A UUID in lower case, as PostgreSQL writes it; for use inside larger patterns. */
export const idPattern = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

const whole = new RegExp(`^${idPattern}$`, 'i')

export const isId = (value: unknown): boolean => typeof value === 'string' && whole.test(value)

export function inOrder<Doc extends { id: string }>(ids: readonly string[], docs: readonly Doc[]): Doc[] {
  const byId = new Map(docs.map((doc) => [doc.id, doc]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export function relatedId(related: unknown): string | null {
  if (typeof related === 'string') return related
  const id = (related as { id?: unknown } | null | undefined)?.id
  return typeof id === 'string' ? id : null
}
