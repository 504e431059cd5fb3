import { euroWords } from './euro-values'

/** Groups of thousands, then decimals: „1 234,50“, and as in Germany „1.234,50“. */
const notations = [
  /^-?\d+(?:,\d+)?$/,
  /^-?\d+(?:\.\d{1,2}|\.\d{4,})$/,
  /^-?\d{1,3}(?:\s\d{3})+(?:[.,]\d+)?$/,
  /^-?\d{1,3}(?:\.\d{3})+,\d+$/,
]

const LENGTH_MAX = 40
const currency = new RegExp(`^€|(?:€|${euroWords.join('|')})$`, 'iu')

const onlyGroups = /^-?\d{1,3}(?:\.\d{3})+$/

/**
 * Null is blank. What may be read in two ways („1.234“) or only in part („2019 г.“) is no number: undefined.
 * With `isAmount` the first is 1234: nobody has thousandths of a euro, of a car or of a guest.
 */
export function readNumber(typed: string, { isAmount = false } = {}): number | null | undefined {
  if (typed.length > LENGTH_MAX) return undefined
  const text = typed.trim().replace(currency, '').trim()
  if (!text) return null
  if (isAmount && onlyGroups.test(text)) return Number(text.replaceAll('.', ''))
  if (!notations.some((notation) => notation.test(text))) return undefined
  const hasComma = text.includes(',')
  const plain = text.replace(/\s/g, '')
  return Number(hasComma ? plain.replaceAll('.', '').replace(',', '.') : plain)
}

/** As a person types it: „740,5“. */
export const typedNumber = (value: number): string => String(value).replace('.', ',')
