/** The documents in the order of these ids; what is not there is left out. */
export function inOrder<Doc extends { id: string }>(ids: readonly string[], docs: readonly Doc[]): Doc[] {
  const byId = new Map(docs.map((doc) => [doc.id, doc]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** A relationship is an id, or the document when it was read along; null when there is none. */
export function relatedId(related: unknown): string | null {
  if (typeof related === 'string') return related
  const id = (related as { id?: unknown } | null | undefined)?.id
  return typeof id === 'string' ? id : null
}
