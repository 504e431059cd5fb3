import type { ItemKind } from '#domain/item-kinds'
import { LIST_MAX } from '#domain/limits'
import { send } from '../../ui/requests/send'

/** Without items that the viewer can no longer open; null when the request failed. */
export async function savedDocs<Doc>(kind: ItemKind, ids: readonly string[]): Promise<Doc[] | null> {
  const parts = []
  for (let from = 0; from < ids.length; from += LIST_MAX) parts.push(ids.slice(from, from + LIST_MAX))
  const address = (part: readonly string[]) => `/api/${kind}?where[id][in]=${part.join()}&limit=${LIST_MAX}`
  const answers = await Promise.all(parts.map((part) => send<{ docs: Doc[] }>('GET', address(part))))
  const docs = []
  for (const answer of answers) {
    if (!answer.ok) return null
    docs.push(...answer.data.docs)
  }
  return docs
}
