import type { Notification as Row } from '#domain/notifications/notification-groups'
import { phoneMessage } from '#texts/notifications/phone-message'
import { oneNotification } from '../notification-calls'
import { SHOWN_UNTIL } from './device-choice'

const ONE_AT_A_TIME = 'browser-notification'
const IN_FRONT = 'tab-in-front'

/** Held while this tab is in front, so that the others are silent. */
export function holdTheFront(): void {
  if (document.visibilityState !== 'visible') return
  void navigator.locks.request(
    IN_FRONT,
    { mode: 'shared' },
    () => new Promise((left) => document.addEventListener('visibilitychange', left, { once: true })),
  )
}

/** Every tab hears of it; the first to get the lock shows it, and none does while one is in front. */
export async function showInBrowser(id: string): Promise<void> {
  await navigator.locks.request(ONE_AT_A_TIME, async () => {
    const answer = await oneNotification(id)
    if (!answer.ok || answer.data.read || answer.data.createdAt <= shownUntil()) return
    localStorage.setItem(SHOWN_UNTIL, answer.data.createdAt)
    const { held = [] } = await navigator.locks.query()
    if (!held.some(({ name }) => name === IN_FRONT)) await show(answer.data)
  })
}

const shownUntil = () => localStorage.getItem(SHOWN_UNTIL) ?? ''

async function show(row: Row): Promise<void> {
  const { url, title, ...words } = phoneMessage(row)
  const options = { ...words, icon: '/brand/icon-192.png', lang: 'bg' }
  try {
    // Phones show only those of the service worker, which also outlive the tab.
    const worker = await navigator.serviceWorker?.getRegistration()
    if (!worker?.active) throw new Error('no service worker')
    await worker.showNotification(title, { ...options, data: { url } })
  } catch {
    const shown = new Notification(title, options)
    shown.onclick = () => {
      window.focus()
      location.assign(url)
    }
  }
}
