/** The documents in the order of these ids; what is not there is left out. */
export function inOrder<Doc extends { id: string }>(ids: readonly string[], docs: readonly Doc[]): Doc[] {
  const byId = new Map(docs.map((doc) => [doc.id, doc]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
