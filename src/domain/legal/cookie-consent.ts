export const CONSENT_KEY = 'cookieConsent'

/** Raise it when the dialog promises something else: everybody is asked again. */
export const CONSENT_VERSION = 1

/** Stated on the legal page. */
const VALID_MS = 365 * 24 * 60 * 60 * 1000

export const optionalKinds = ['functional', 'analytics', 'marketing'] as const
export type OptionalKind = (typeof optionalKinds)[number]
export type CookieChoice = Record<OptionalKind, boolean>

export type CookieConsent = CookieChoice & { necessary: true; timestamp: string; version: number }

export const onlyNecessary: CookieChoice = { functional: false, analytics: false, marketing: false }
export const everything: CookieChoice = { functional: true, analytics: true, marketing: true }

export const consentTo = (choice: CookieChoice, now: Date): CookieConsent => ({
  necessary: true,
  ...choice,
  timestamp: now.toISOString(),
  version: CONSENT_VERSION,
})

export function readConsent(stored: string | null, now: Date): CookieConsent | null {
  const consent = parsed(stored)
  if (!consent || consent.version !== CONSENT_VERSION) return null
  if (!optionalKinds.every((kind) => typeof consent[kind] === 'boolean')) return null
  const age = now.getTime() - Date.parse(String(consent.timestamp))
  // An invalid time makes the age NaN, and NaN is never less than VALID_MS.
  return age < VALID_MS ? (consent as CookieConsent) : null
}

function parsed(stored: string | null): Partial<CookieConsent> | null {
  try {
    const value: unknown = JSON.parse(stored ?? 'null')
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}
