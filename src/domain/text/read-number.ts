/** Groups of thousands, then decimals: „1 234,50“, and as in Germany „1.234,50“. */
const notations = [
  /^-?\d+(?:,\d+)?$/,
  /^-?\d+(?:\.\d{1,2}|\.\d{4,})$/,
  /^-?\d{1,3}(?:\s\d{3})+(?:[.,]\d+)?$/,
  /^-?\d{1,3}(?:\.\d{3})+,\d+$/,
]

/** Null is blank. What may be read in two ways („1.234“) or only in part („2019 г.“) is no number: undefined. */
export function readNumber(typed: string): number | null | undefined {
  const text = typed.trim()
  if (!text) return null
  if (!notations.some((notation) => notation.test(text))) return undefined
  const hasComma = text.includes(',')
  const plain = text.replace(/\s/g, '')
  return Number(hasComma ? plain.replaceAll('.', '').replace(',', '.') : plain)
}

/** As a person types it: „740,5“. */
export const typedNumber = (value: number): string => String(value).replace('.', ',')
