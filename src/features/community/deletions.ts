import { useSyncExternalStore } from 'react'
import { errorTexts } from '#texts/web/errors'
import { uiTexts } from '#texts/shell/ui'
import { send } from '../../ui/requests/send'
import { toast, toastSuccess } from '../../ui/overlays/toast-store'
import { keepFocus } from './keep-focus'

export type Deletion = {
  id: string
  path: string
  /** Its id in the document. */
  place?: string
  success: string
  /** Without it a failure is only logged. */
  failure?: string
}

const FAILURE_SECONDS = 5
const none: ReadonlySet<string> = new Set()

/** Not shown any more; those that wait can still come back. */
let deleted = none
const waiting = new Map<string, Deletion>()
const listeners = new Set<() => void>()

function become(ids: Iterable<string>) {
  deleted = new Set(ids)
  for (const listener of listeners) listener()
}
const restore = (id: string) => become([...deleted].filter((one) => one !== id))

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useDeleted = () =>
  useSyncExternalStore(
    subscribe,
    () => deleted,
    () => none,
  )

/** The server is asked when the time to undo is over or the page is left. */
export function deleteLater(deletion: Deletion) {
  const { id, success, place } = deletion
  if (place) keepFocus(place)
  waiting.set(id, deletion)
  become([...deleted, id])
  addEventListener('pagehide', leave)
  const undo = () => {
    if (!waiting.delete(id)) return
    restore(id)
    if (place) keepFocus(place)
  }
  const onLeft = () => void deleteNow(id)
  toastSuccess(success, { action: { label: uiTexts.undo, run: undo, onLeft } })
}

const leave = () => void deleteWaiting()

/** Also before a member signs out: afterwards nothing of theirs can be deleted. */
export const deleteWaiting = () => Promise.all([...waiting.keys()].map(deleteNow))

async function deleteNow(id: string) {
  const deletion = waiting.get(id)
  if (!deletion) return
  waiting.delete(id)
  // 404: already deleted in another tab.
  const answer = await send('DELETE', deletion.path, undefined, { keepalive: true })
  if (answer.ok || answer.status === 404) return
  restore(id)
  const { failure } = deletion
  if (failure) toast({ tone: 'bad', title: errorTexts.title, text: failure, seconds: FAILURE_SECONDS })
  else console.error(`${deletion.path} was not deleted: ${answer.status}`)
}
