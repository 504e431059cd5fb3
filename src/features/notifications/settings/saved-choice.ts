import { useSyncExternalStore } from 'react'
import { noticeTexts as texts } from '#texts/notifications/notice-kinds'
import { send } from '../../../ui/requests/send'
import { toastFailure, withdrawFailure } from '../../../ui/overlays/toast-store'

let savedAt: number | null = null
const listeners = new Set<() => void>()

/** True when the server has it. Otherwise a toast says why, and what is shown has to go back. */
export async function saveChoice(member: string, choice: object): Promise<boolean> {
  const answer = await send('PATCH', `/api/users/${member}`, choice)
  if (!answer.ok) {
    toastFailure(texts.failure, answer.message)
    return false
  }
  withdrawFailure(texts.failure)
  savedAt = Date.now()
  for (const listener of listeners) listener()
  return true
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** When anything on this page was last saved. */
export const useSavedAt = (): number | null =>
  useSyncExternalStore(
    subscribe,
    () => savedAt,
    () => null,
  )
