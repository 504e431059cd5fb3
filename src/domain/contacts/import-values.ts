import type { ImportField } from './contact-import'
import type { ContactCategory } from './contact-input'

/** Headings that an import understands, in lower case; those of the export must be among them. */
export const importColumns: Record<ImportField, readonly string[]> = {
  name: ['име', 'name', 'име и фамилия'],
  city: ['град', 'city', 'stadt', 'ort'],
  category: ['категория', 'category', 'вид'],
  specialty: ['специалност', 'specialty', 'fachgebiet'],
  address: ['адрес', 'address', 'adresse'],
  phone: ['телефон', 'phone', 'telefon', 'тел.', 'тел'],
  email: ['имейл', 'email', 'e-mail', 'мейл'],
  source: ['източник', 'source', 'quelle'],
}

/** In lower case. */
export const categoryWords: Record<ContactCategory, readonly string[]> = {
  doctor: ['doctor', 'лекар', 'доктор', 'доктори', 'лекари', 'arzt'],
  lawyer: ['lawyer', 'адвокат', 'адвокати', 'юрист', 'anwalt', 'rechtsanwalt'],
  other: ['other', 'друг', 'друго', 'други'],
}
