export function contactLink(contact: string): string {
  if (contact.includes('@')) return mailLink(contact)
  return phoneLink(contact)
}

export const mailLink = (address: string): string =>
  `mailto:${encodeURIComponent(address.trim()).replace('%40', '@')}`

export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`

export const mapLink = (...place: (string | null | undefined)[]): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(place.filter(Boolean).join(', '))}`

/** Spreadsheets take the plus away from a number in full. */
const withoutPlus = /^49\d{9,12}$/

/** Equal for all spellings of a number: +49 (0)30 12-34, 0049 30 1234 and 030/1234. */
export function phoneKey(phone: string | null | undefined): string {
  const digits = (phone ?? '').replace(/\(0\)/g, '').replace(/(?!^\+)\D/g, '')
  if (digits.startsWith('00')) return `+${digits.slice(2)}`
  if (withoutPlus.test(digits)) return `+${digits}`
  return digits.startsWith('0') ? `+49${digits.slice(1)}` : digits
}
