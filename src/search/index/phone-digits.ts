import { phoneKey } from '#domain/contacts/contact-link'
import { phoneMark } from './marks'

/** Fewer digits are a house number or a year. */
export const PHONE_DIGITS_MIN = 4
const PHONE_DIGITS_MAX = 15
const WRITTEN_MAX = 60

/** The national number: „+49 30 …“, „0049 30 …“, „030/…“ are the same; other countries keep their code. */
export const nationalDigits = (written: string): string =>
  phoneKey(written.slice(0, WRITTEN_MAX)).replace(/^\+49/, '').replace(/\D/g, '').slice(0, PHONE_DIGITS_MAX)

/** Any four digits or more of the number, as people remember them: its beginning or its end. */
export function phoneMarks(written: string): string[] {
  const digits = written.includes('@') ? '' : nationalDigits(written)
  const marks: string[] = []
  for (let length = PHONE_DIGITS_MIN; length <= digits.length; length += 1)
    marks.push(phoneMark(digits.slice(0, length)), phoneMark(digits.slice(-length)))
  return marks
}
