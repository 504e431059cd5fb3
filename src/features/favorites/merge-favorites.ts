import { FAVORITES_MERGED_MAX } from '#domain/limits'
import { isId } from '#domain/lists/ids'
import { send, type SendResult } from '../../ui/requests/send'
import { saveLocally, localFavorites, type LocalFavorite } from '../viewer/favorites-store'

export type Merged = { added: number; known: number; gone: number }

/** Items that could not be sent stay in this browser. */
export async function mergeFavorites(): Promise<SendResult<Merged>> {
  const all = localFavorites()
  const sound = all.filter(({ id }) => isId(id))
  const merged: Merged = { added: 0, known: 0, gone: all.length - sound.length }
  for (let start = 0; start < sound.length; start += FAVORITES_MERGED_MAX) {
    const part = sound.slice(start, start + FAVORITES_MERGED_MAX)
    const items = part.map(({ id: itemId, kind: itemType }) => ({ itemType, itemId }))
    const answer = await send<Merged>('POST', '/api/favorites/merge', { items })
    if (!answer.ok) return answer
    merged.added += answer.data.added
    merged.known += answer.data.known
    merged.gone += answer.data.gone
    forget(part)
  }
  forget(all)
  return { ok: true, data: merged }
}

/** Another tab may have saved something meanwhile. */
function forget(done: readonly LocalFavorite[]) {
  const ids = new Set(done.map(({ kind, id }) => `${kind}:${id}`))
  saveLocally(localFavorites().filter(({ kind, id }) => !ids.has(`${kind}:${id}`)))
}
