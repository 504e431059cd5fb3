import { useSyncExternalStore } from 'react'
import {
  consentTo,
  CONSENT_KEY,
  onlyNecessary,
  readConsent,
  type CookieChoice,
  type CookieConsent,
} from '#domain/legal/cookie-consent'

/** What is to be shown: the question stays below the settings that are opened from it. */
export type ConsentView = 'none' | 'question' | 'settings' | 'both'

let consent: CookieConsent | null | undefined
let isSettingsOpen = false
const listeners = new Set<() => void>()

function stored(): CookieConsent | null {
  try {
    return readConsent(localStorage.getItem(CONSENT_KEY), new Date())
  } catch {
    // Storage can be switched off; the choice then lasts for this page.
    return null
  }
}

function tell() {
  for (const listener of listeners) listener()
}

/** The choice made in another tab is a choice here too. */
function hearOtherTabs({ key }: StorageEvent) {
  if (key !== null && key !== CONSENT_KEY) return
  consent = stored()
  tell()
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) addEventListener('storage', hearOtherTabs)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', hearOtherTabs)
  }
}

function view(): ConsentView {
  consent ??= stored()
  if (consent) return isSettingsOpen ? 'settings' : 'none'
  return isSettingsOpen ? 'both' : 'question'
}

/** Nothing in the server's HTML: whether somebody has chosen, only their browser knows. */
export const useConsentView = (): ConsentView => useSyncExternalStore(subscribe, view, () => 'none')

export const presentChoice = (): CookieChoice => consent ?? onlyNecessary

export function showSettings(isShown: boolean): void {
  isSettingsOpen = isShown
  tell()
}

export function choose(choice: CookieChoice): void {
  consent = consentTo(choice, new Date())
  isSettingsOpen = false
  try {
    localStorage.setItem(CONSENT_KEY, JSON.stringify(consent))
  } catch {
    // Same as above.
  }
  tell()
}
