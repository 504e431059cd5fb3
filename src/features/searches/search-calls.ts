import { searchPageTexts as texts } from '#texts/searches/search-page'
import { send, type SendResult } from '../../ui/requests/send'
import { refreshViewer } from '../viewer/viewer-store'

const addressOf = (id: string) => `/api/saved-searches/${id}`

/** A search that is gone, perhaps deleted in another tab, is refused like one of somebody else. */
const isGone = (answer: SendResult<unknown>) => !answer.ok && (answer.status === 403 || answer.status === 404)

async function call(...given: Parameters<typeof send>): Promise<SendResult<unknown>> {
  const answer = await send(...given)
  if (!answer.ok && answer.status === 401) await refreshViewer()
  return answer
}

export async function changeSearch(id: string, change: object): Promise<SendResult<unknown>> {
  const answer = await call('PATCH', addressOf(id), change)
  return isGone(answer) ? { ok: false, status: 404, message: texts.gone, fields: {} } : answer
}

export async function removeSearch(id: string): Promise<SendResult<unknown>> {
  const answer = await call('DELETE', addressOf(id))
  return isGone(answer) ? { ok: true, data: null } : answer
}
