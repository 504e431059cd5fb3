import type { ImportField } from './contact-import'
import type { ContactCategory } from './contact-input'

export const importSlots = [
  'title', 'name', 'lastName', 'city', 'category', 'specialty', 'street', 'houseNumber', 'postcode', 'phone', 'email',
  'source',
] as const // prettier-ignore
/** What a column of a file can hold: a field of a contact, or a part of one. */
export type ImportSlot = (typeof importSlots)[number]

type Column = { slot: ImportSlot; field: ImportField; words: readonly string[] }

/**
 * Headings that an import understands, in lower case; those of the export must be among them. Where several belong to
 * one field, their cells are joined in this order.
 */
export const importColumns: readonly Column[] = [
  { slot: 'title', field: 'name', words: ['титла', 'titel', 'title', 'anrede'] },
  { slot: 'name', field: 'name', words: ['име', 'name', 'име и фамилия', 'full name', 'praxis', 'kanzlei', 'vorname', 'first name', 'собствено име'] },
  { slot: 'lastName', field: 'name', words: ['фамилия', 'фамилно име', 'nachname', 'familienname', 'last name', 'surname'] },
  { slot: 'city', field: 'city', words: ['град', 'city', 'stadt', 'ort', 'wohnort', 'населено място'] },
  { slot: 'category', field: 'category', words: ['категория', 'category', 'kategorie', 'вид', 'art', 'type'] },
  { slot: 'specialty', field: 'specialty', words: ['специалност', 'specialty', 'speciality', 'fachgebiet', 'fachrichtung', 'schwerpunkt'] },
  { slot: 'street', field: 'address', words: ['адрес', 'address', 'adresse', 'anschrift', 'улица', 'straße', 'strasse', 'street'] },
  { slot: 'houseNumber', field: 'address', words: ['номер на сграда', 'hausnummer', 'hausnr.', 'house number'] },
  { slot: 'postcode', field: 'address', words: ['пощенски код', 'пк', 'plz', 'postleitzahl', 'postcode', 'zip'] },
  { slot: 'phone', field: 'phone', words: ['телефон', 'телефонен номер', 'phone', 'phone number', 'telefon', 'telefonnummer', 'telefonnr.', 'tel.', 'tel', 'тел.', 'тел', 'rufnummer'] },
  { slot: 'email', field: 'email', words: ['имейл', 'email', 'e-mail', 'e-mail-adresse', 'мейл', 'ел. поща', 'mail'] },
  { slot: 'source', field: 'source', words: ['източник', 'source', 'quelle'] },
] // prettier-ignore

/** Beside one of these, a column „Name“ holds the family name. */
export const firstNameWords: readonly string[] = ['vorname', 'first name', 'собствено име']

/** In lower case. */
export const categoryWords: Record<ContactCategory, readonly string[]> = {
  doctor: ['doctor', 'лекар', 'доктор', 'доктори', 'лекари', 'arzt', 'ärztin', 'ärzte'],
  lawyer: ['lawyer', 'адвокат', 'адвокати', 'юрист', 'anwalt', 'anwältin', 'rechtsanwalt', 'rechtsanwältin'],
  other: ['other', 'друг', 'друга', 'друго', 'други', 'andere', 'sonstige'],
}
