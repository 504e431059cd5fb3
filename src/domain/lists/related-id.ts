/** A relationship is an id, or the document when it was read along; null when there is none. */
export function relatedId(related: unknown): string | null {
  if (typeof related === 'string') return related
  const id = (related as { id?: unknown } | null | undefined)?.id
  return typeof id === 'string' ? id : null
}
