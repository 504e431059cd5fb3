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

/** Only on a press: browsers ignore, and people resent, a question at load. */
export async function turnOn(member: string): Promise<void> {
  await Notification.requestPermission()
  const isGranted = Notification.permission === 'granted'
  if (isGranted) localStorage.setItem(SHOWN_UNTIL, new Date().toISOString())
  store(isGranted ? member : null)
}

export const turnOff = (): void => store(null)

/** A visitor, or another member: the choice of who has left is forgotten. */
export function keepOnlyFor(member: string | undefined): void {
  const stored = storedMember()
  if (stored && stored !== member) store(null)
}

/** The browser's own permission may have changed while somebody was elsewhere. */
function subscribe(listener: () => void) {
  const stop = onChoice(listener)
  addEventListener('focus', listener)
  return () => {
    stop()
    removeEventListener('focus', listener)
  }
}

export const useDeviceState = (member: string | undefined): DeviceState =>
  useSyncExternalStore(
    subscribe,
    () => (member ? deviceState(member) : 'unsupported'),
    () => 'unsupported',
  )
