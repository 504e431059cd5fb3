import { euroWords } from './euro-values'

/** Groups of thousands, then decimals: „1 234,50“, as in Germany „1.234,50“, as in English „1,234.50“. */
const notations = [
  /^-?\d+(?:,\d+)?$/,
  /^-?\d+(?:\.\d{1,2}|\.\d{4,})$/,
  /^-?0\.\d+$/,
  /^-?\d{1,3}(?:\s\d{3})+(?:[.,]\d+)?$/,
  /^-?\d{1,3}(?:\.\d{3})+,\d+$/,
]

const english = /^-?\d{1,3}(?:,\d{3})+\.\d+$/

/** „1.234“ is 1234: nobody has thousandths of a euro, of a car or of a guest. */
const onlyGroups = /^-?[1-9]\d{0,2}(?:\.\d{3})+$/

const LENGTH_MAX = 40
const currency = new RegExp(`^€|(?:€|${euroWords.join('|')})$`, 'iu')

/** Null is blank; what may be read only in part („2019 г.“) is no number: undefined. */
export function readNumber(typed: string): number | null | undefined {
  if (typed.length > LENGTH_MAX) return undefined
  const text = typed.trim().replace(currency, '').trim()
  if (!text) return null
  if (onlyGroups.test(text)) return Number(text.replaceAll('.', ''))
  if (english.test(text)) return Number(text.replaceAll(',', ''))
  if (!notations.some((notation) => notation.test(text))) return undefined
  const hasComma = text.includes(',')
  const plain = text.replace(/\s/g, '')
  return Number(hasComma ? plain.replaceAll('.', '').replace(',', '.') : plain)
}

/** As a person types it: „740,5“. */
export const typedNumber = (value: number): string => String(value).replace('.', ',')
