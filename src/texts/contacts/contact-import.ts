import { IMPORT_ROWS_MAX, type ImportField, type RowProblem } from '#domain/contacts/contact-import'
import type { ContactCategory } from '#domain/contacts/contact-input'
import { contactTexts } from './contacts'
import { inputProblemText } from '#texts/web/input-problems'

/** Names of the columns, in small letters; the export writes the first. */
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

/** What people write for a category, in small letters. */
export const categoryWords: Record<ContactCategory, readonly string[]> = {
  doctor: ['doctor', 'лекар', 'доктор', 'доктори', 'лекари', 'arzt'],
  lawyer: ['lawyer', 'адвокат', 'адвокати', 'юрист', 'anwalt', 'rechtsanwalt'],
  other: ['other', 'друг', 'друго', 'други'],
}

export const contactImportTexts = {
  badMode: 'Посочете „mode“: „preview“ за проверка или „commit“ за внасяне.',
  noFile: 'Изберете файл CSV, XLSX или JSON.',
  unreadable: 'Файлът не може да се прочете. Запазете го като CSV, XLSX или JSON и опитайте отново.',
  empty: 'Във файла няма контакти.',
  tooManyRows: `Най-много ${IMPORT_ROWS_MAX} контакта наведнъж. Разделете файла.`,
  missingColumns: (fields: readonly ImportField[]) =>
    `На първия ред липсва: ${fields.map((field) => contactTexts[field]).join(', ')}.`,
  busy: 'В момента тече друго внасяне. Опитайте отново след малко.',
  fileName: 'kontakti.csv',
  reason: (problem: RowProblem) =>
    'repeats' in problem
      ? `Повтаря ред ${problem.repeats} с други данни.`
      : problem.problems
          .map(({ field, problem: name }) => `${contactTexts[field]}: ${inputProblemText(name)}`)
          .join(' '),
} as const
