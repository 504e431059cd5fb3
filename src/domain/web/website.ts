import { optionalText } from './input'
import { isWebAddress } from './web-address'

const scheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i

/** „www.mfa.bg“ gets a scheme; null for an address that a browser must not open. */
function normalisedWebsite(typed: string): string | null {
  const text = typed.trim()
  const address = scheme.test(text) ? text : `https://${text.replace(/^\/+/, '')}`
  if (!isWebAddress(address)) return null
  const { hostname, href } = new URL(address)
  return /^[^.]+(\.[^.]+)+$/.test(hostname) ? href : null
}

/** Stored as a full address; blank counts as not given. */
export const optionalWebsite = (max: number) =>
  optionalText(max)
    .transform((text) => (text ? (normalisedWebsite(text) ?? '') : text))
    .refine((text) => text !== '', 'website')

/** „mfa.bg/embassies/germany“ */
export const shortWebsite = (address: string): string => address.replace(/^https?:\/\/(www\.)?|\/$/gi, '')
