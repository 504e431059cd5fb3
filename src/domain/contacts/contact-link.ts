/** Where a contact leads that people wrote as they liked: with '@' to a letter, else to a call (spec directories §2). */
export function contactLink(contact: string): string {
  if (contact.includes('@')) return mailLink(contact)
  return phoneLink(contact)
}

export const mailLink = (address: string): string =>
  `mailto:${encodeURIComponent(address.trim()).replace('%40', '@')}`

/** Spaces, brackets and dashes are for the eye. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`

/** A search on a map by address and city. */
export const mapLink = (...place: (string | null | undefined)[]): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(place.filter(Boolean).join(', '))}`
