import { EMAIL_MAX } from '#domain/limits'
import { editDistance } from '#domain/text/edit-distance'
import { countries, inManyCountries, mailDomains } from './mail-domains-values'

/** Shorter domains have so few letters that two errors make another one. */
const LONG_DOMAIN = 8

/** The address that was probably meant, where its domain looks like a slip („gmial.com“); otherwise null. */
export function likelyEmail(email: string): string | null {
  const typed = email.trim().slice(0, EMAIL_MAX)
  const at = typed.lastIndexOf('@')
  const domain = typed.slice(at + 1).toLowerCase()
  if (at < 1 || mailDomains.includes(domain) || isOfACountry(domain)) return null
  const meant =
    mailDomains.find((known) => isSlip(domain, known, 1)) ?? mailDomains.find(isLongSlipOf(domain))
  return meant ? `${typed.slice(0, at + 1)}${meant}` : null
}

/** „yahoo.gr“, „hotmail.co.uk“: no slip of the provider's address in Germany. */
function isOfACountry(domain: string): boolean {
  const [provider = '', ...ending] = domain.split('.')
  return inManyCountries.includes(provider) && countries.includes(ending.join('.'))
}

const isLongSlipOf = (domain: string) => (known: string) =>
  known.length >= LONG_DOMAIN && known[0] === domain[0] && isSlip(domain, known, 2)

const isSlip = (domain: string, known: string, errors: number) =>
  Math.abs(domain.length - known.length) <= errors && editDistance(domain, known) <= errors
