import { IMPORT_ROWS_MAX } from '#domain/limits'
import type { ImportField, RowProblem } from '#domain/contacts/contact-import'
import { contactTexts } from './contacts'
import { inputProblemText } from '#texts/web/input-problems'

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
