import { IMPORT_FILE_MAX_BYTES, IMPORT_ROWS_MAX } from '#domain/limits'
import type { ImportField, RowProblem } from '#domain/contacts/contact-import'
import { contactTexts } from './contacts'
import { inputProblemText } from '#texts/web/input-problems'

const VALUE_SHOWN = 50

/** Only in files; the rest is said as in forms. */
const damages: Record<string, string> = {
  placeholder: 'това не е стойност. Оставете клетката празна.',
  shortened: 'съкратено число от таблица, цифрите липсват. Напишете целия номер.',
  phone: 'това не е телефонен номер. Поправете го или го оставете празно.',
  email: 'това не е имейл адрес. Поправете го или го оставете празно.',
}

function fieldReason({ field, problem, value }: { field: ImportField; problem: string; value: string }) {
  const shown = value.length > VALUE_SHOWN ? `${value.slice(0, VALUE_SHOWN)}...` : value
  const label = shown ? `${contactTexts[field]} „${shown}“` : contactTexts[field]
  return `${label}: ${damages[problem] ?? inputProblemText(problem)}`
}

export const contactImportTexts = {
  badMode: 'Посочете „mode“: „preview“ за проверка или „commit“ за внасяне.',
  noFile: 'Изберете файл CSV, XLSX или JSON.',
  unreadable: 'Файлът не може да се прочете. Запазете го като CSV, XLSX или JSON и опитайте отново.',
  empty: 'Във файла няма контакти.',
  tooManyRows: `Най-много ${IMPORT_ROWS_MAX} контакта наведнъж. Разделете файла.`,
  missingColumns: (fields: readonly ImportField[]) =>
    `В заглавния ред липсва: ${fields.map((field) => contactTexts[field]).join(', ')}.`,
  busy: 'В момента тече друго внасяне. Опитайте отново след малко.',
  badOptions: 'Настройките на вноса не могат да се прочетат. Презаредете страницата и опитайте отново.',
  tooLarge: `Файлът е над ${IMPORT_FILE_MAX_BYTES / 1024 ** 2} MB. Разделете го.`,
  notAllowed: 'Само администратор може да внася контакти.',
  failed: 'Вносът спря и нищо не е записано. Опитайте отново.',
  undoFailed: 'Отмяната спря и всичко остана, както беше. Опитайте отново.',
  tooLate: 'Този внос вече не може да се отмени.',
  fileName: 'kontakti.csv',
  refusedFileName: 'nevalidni.csv',
  reasonColumn: 'Причина',
  fieldReason,
  reason: (problem: RowProblem) => {
    if ('repeats' in problem) return `Повтаря ред ${problem.repeats} с други данни.`
    if (problem.isUnclosed) return 'Незатворена кавичка в реда. Затворете я или я махнете.'
    return problem.problems.map(fieldReason).join(' ')
  },
} as const
