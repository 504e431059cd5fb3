import { formatNumber } from '#domain/text/format-number'
import { euroWords } from '#domain/text/euro-values'

export const negotiablePrice = 'По договаряне'

/** „1 200 €“, never broken. */
export const euro = (amount: number): string => `${formatNumber(amount)}\u00a0€`

const sum = String.raw`(\d(?:[\d\s.,]*\d)?)`
const sumAlone = new RegExp(`^${sum}$`)
const sumAfterSign = new RegExp(String.raw`(?<!\d\s?)€\s?${sum}`, 'g')
const sumWithSign = new RegExp(
  String.raw`${sum}\s*(?:€|(?:${euroWords.join('|')})(?!\p{L}))(\s*/\s*)?`,
  'giu',
)

/** What somebody typed as a price in one style: „1200 EUR“ is „1 200 €“, „€ 18 / час“ is „18 €/час“. */
export function priceWords(price: string | null | undefined): string {
  const text = price?.trim()
  if (!text) return negotiablePrice
  if (sumAlone.test(text)) return inEuro(text)
  return text
    .replace(sumAfterSign, '$1 €')
    .replace(
      sumWithSign,
      (_, figures: string, slash: string | undefined) => inEuro(figures) + (slash ? '/' : ''),
    )
}

const inEuro = (figures: string): string =>
  /^\d{4,9}$/.test(figures) ? euro(Number(figures)) : `${figures.replace(/\s/g, '\u00a0')}\u00a0€`
