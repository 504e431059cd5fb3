import { optionalText } from './input'
import { isWebAddress } from './web-address'

const scheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i

function normalisedWebsite(typed: string): string | null {
  const text = typed.trim()
  const address = scheme.test(text) ? text : `https://${text.replace(/^\/+/, '')}`
  if (!isWebAddress(address)) return null
  const { hostname, href } = new URL(address)
  return /^[^.]+(\.[^.]+)+$/.test(hostname) ? href : null
}

export const optionalWebsite = (max: number) =>
  optionalText(max)
    .transform((text) => (text ? (normalisedWebsite(text) ?? '') : text))
    .refine((text) => text !== '', 'website')

export const shortWebsite = (address: string): string => address.replace(/^https?:\/\/(www\.)?|\/$/gi, '')
