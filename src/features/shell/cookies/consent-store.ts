import { useSyncExternalStore } from 'react'
import {
  consentTo,
  CONSENT_KEY,
  onlyNecessary,
  readConsent,
  type CookieChoice,
  type CookieConsent,
} from '#domain/legal/cookie-consent'

/** 'both': the settings lie above the question. */
export type ConsentView = 'none' | 'question' | 'settings' | 'both'

let consent: CookieConsent | null | undefined
let isSettingsOpen = false
const listeners = new Set<() => void>()

function stored(): CookieConsent | null {
  try {
    return readConsent(localStorage.getItem(CONSENT_KEY), new Date())
  } catch {
    // Storage may be disabled; the choice then lasts for this page.
    return null
  }
}

function tell() {
  for (const listener of listeners) listener()
}

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

/** Nothing in the server's HTML: only the browser knows whether a choice was made. */
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
    // Storage may be disabled.
  }
  tell()
}
