import { useSyncExternalStore } from 'react'
import { onChoice, store, storedMember } from './stored-choice'

/** The time of the newest one that was shown. */
export const SHOWN_UNTIL = 'browser-notifications-until'

type DeviceState = 'unsupported' | 'denied' | 'off' | 'on'

/** Notifications are shown by one tab only, which takes locks. */
const isSupported = () => 'Notification' in window && 'locks' in navigator

/** Another member on the same device chooses anew. */
function deviceState(member: string): DeviceState {
  if (!isSupported()) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  return Notification.permission === 'granted' && storedMember() === member ? 'on' : 'off'
}

/**
 * Only on a press: browsers ignore, and people resent, a question at load. Resolves with what the server refused, if
 * anything: open pages show notifications then.
 */
export async function turnOn(member: string): Promise<string | null> {
  await Notification.requestPermission()
  const isGranted = Notification.permission === 'granted'
  if (isGranted) localStorage.setItem(SHOWN_UNTIL, new Date().toISOString())
  const problem = isGranted ? await pushing().then(({ subscribe }) => subscribe()) : null
  store(isGranted ? member : null)
  return problem
}

export function turnOff(): void {
  store(null)
  pushing()
    .then(({ unsubscribe }) => unsubscribe())
    .catch((problem: unknown) => console.error('push subscription', problem))
}

/** A visitor, or another member: the choice of who has left is forgotten. */
export function keepOnlyFor(member: string | undefined): void {
  const stored = storedMember()
  if (stored && stored !== member) turnOff()
}

const pushing = () => import('./push-subscription')

/** The browser's own permission may have changed while somebody was elsewhere. */
function listen(listener: () => void) {
  const stop = onChoice(listener)
  addEventListener('focus', listener)
  return () => {
    stop()
    removeEventListener('focus', listener)
  }
}

export const useDeviceState = (member: string | undefined): DeviceState =>
  useSyncExternalStore(
    listen,
    () => (member ? deviceState(member) : 'unsupported'),
    () => 'unsupported',
  )
