import type { ImportedContact, StoredContact } from './contact-import'
import { phoneKey } from './contact-link'

export const twinReasons = ['phone', 'email', 'name'] as const

/** A contact that may be the same one: stored, then with its `id`, or in an earlier row of the file. */
export type Twin = { by: (typeof twinReasons)[number]; name: string; id?: string; row?: number }

type Known = Omit<Twin, 'by'>

/** Keeps what it is asked about, so that the rows of a file are held against each other too. */
export function twinFinder(stored: readonly StoredContact[]) {
  const known = new Map<string, Known>()
  const keep = (contact: ImportedContact, one: Known) => {
    for (const { key } of marksOf(contact)) if (!known.has(key)) known.set(key, one)
  }
  for (const contact of stored) keep(contact, { id: contact.id, name: contact.name ?? '' })
  return ({ row, contact }: { row: number; contact: ImportedContact }): Twin | null => {
    const found = marksOf(contact).find(({ key }) => known.has(key))
    const twin = found ? { by: found.by, ...known.get(found.key)! } : null
    keep(contact, { row, name: contact.name ?? '' })
    return twin
  }
}

/** Several doctors share the switchboard of a hospital: a match is a question, never an answer. */
function marksOf({ phone, email, name, city }: ImportedContact) {
  const marks: { by: Twin['by']; key: string }[] = []
  if (phoneKey(phone)) marks.push({ by: 'phone', key: `phone ${phoneKey(phone)}` })
  if (email) marks.push({ by: 'email', key: `email ${email.toLowerCase()}` })
  if (name && city) marks.push({ by: 'name', key: `name ${small(name)}|${small(city)}` })
  return marks
}

const small = (text: string) => text.toLowerCase().replace(/\s+/g, ' ')
