import type { ImportField } from './contact-import'
import type { ContactCategory } from './contact-input'

type Column = { field: ImportField; words: readonly string[] }

/**
 * Headings that an import understands, in lower case; those of the export must be among them. Where several belong to
 * one field, their cells are joined in this order.
 */
export const importColumns: readonly Column[] = [
  { field: 'name', words: ['титла', 'titel', 'title', 'anrede'] },
  { field: 'name', words: ['име', 'name', 'име и фамилия', 'full name', 'praxis', 'kanzlei', 'vorname', 'first name', 'собствено име'] },
  { field: 'name', words: ['фамилия', 'фамилно име', 'nachname', 'familienname', 'last name', 'surname'] },
  { field: 'city', words: ['град', 'city', 'stadt', 'ort', 'wohnort', 'населено място'] },
  { field: 'category', words: ['категория', 'category', 'kategorie', 'вид', 'art', 'type'] },
  { field: 'specialty', words: ['специалност', 'specialty', 'speciality', 'fachgebiet', 'fachrichtung', 'schwerpunkt'] },
  { field: 'address', words: ['адрес', 'address', 'adresse', 'anschrift', 'улица', 'straße', 'strasse', 'street'] },
  { field: 'address', words: ['номер на сграда', 'hausnummer', 'hausnr.', 'house number'] },
  { field: 'address', words: ['пощенски код', 'пк', 'plz', 'postleitzahl', 'postcode', 'zip'] },
  { field: 'phone', words: ['телефон', 'телефонен номер', 'phone', 'phone number', 'telefon', 'telefonnummer', 'telefonnr.', 'tel.', 'tel', 'тел.', 'тел', 'rufnummer'] },
  { field: 'email', words: ['имейл', 'email', 'e-mail', 'e-mail-adresse', 'мейл', 'ел. поща', 'mail'] },
  { field: 'source', words: ['източник', 'source', 'quelle'] },
] // prettier-ignore

/** In lower case. */
export const categoryWords: Record<ContactCategory, readonly string[]> = {
  doctor: ['doctor', 'лекар', 'доктор', 'доктори', 'лекари', 'arzt', 'ärztin', 'ärzte'],
  lawyer: ['lawyer', 'адвокат', 'адвокати', 'юрист', 'anwalt', 'anwältin', 'rechtsanwalt', 'rechtsanwältin'],
  other: ['other', 'друг', 'друга', 'друго', 'други', 'andere', 'sonstige'],
}
