import { optionalText } from './input'
import { isWebAddress } from './web-address'

const scheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i

/** A full address of what somebody typed („www.mfa.bg“); null when it is none that a browser may open. */
function normalisedWebsite(typed: string): string | null {
  const text = typed.trim()
  const address = scheme.test(text) ? text : `https://${text.replace(/^\/+/, '')}`
  if (!isWebAddress(address)) return null
  const { hostname, href } = new URL(address)
  return /^[^.]+(\.[^.]+)+$/.test(hostname) ? href : null
}

/** Stored as a full address; blank is the same as not given. */
export const optionalWebsite = (max: number) =>
  optionalText(max)
    .transform((text) => (text ? (normalisedWebsite(text) ?? '') : text))
    .refine((text) => text !== '', 'website')

/** „mfa.bg/embassies/germany“: an address as people read it. */
export const shortWebsite = (address: string): string => address.replace(/^https?:\/\/(www\.)?|\/$/gi, '')
