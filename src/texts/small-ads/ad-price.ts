import { formatNumber } from '#domain/text/format-number'
import { readNumber } from '#domain/text/read-number'
import { negotiablePrice } from '#texts/text/money'

export type ShownPrice = { amount: string; unit: string | null }

const EURO = 'Euro'
const euroSign = /€|(?<!\p{L})(?:eur|euro|евро)(?!\p{L})/iu
const otherMoney = /[$£]|(?<!\p{L})(?:лв|лева|bgn|usd|chf)(?!\p{L})/iu

/** „230“, „9 200 EUR“ and „€ 50“ are amounts, „19 EUR/час“ keeps its suffix, „Безплатно“ stays a word. */
export function adPrice(price: string | null | undefined): ShownPrice {
  const text = price?.trim() ?? ''
  if (!text) return { amount: negotiablePrice, unit: null }
  if (!/\d/.test(text) || otherMoney.test(text)) return { amount: text, unit: null }
  const sign = euroSign.exec(text)
  if (!sign)
    return /\d$|\d\s*(?:\/|на\s|за\s)/.test(text)
      ? split(text, lastDigit(text))
      : { amount: text, unit: null }
  const before = text.slice(0, sign.index)
  const after = text.slice(sign.index + sign[0].length)
  return /\d/.test(before) ? priced(before, after) : split(after, lastDigit(after))
}

export function adAmount(price: string | null | undefined): number | null {
  const { amount, unit } = adPrice(price)
  return unit === EURO ? (readNumber(amount) ?? null) : null
}

const lastDigit = (text: string) => text.search(/\d\D*$/) + 1
const split = (text: string, at: number) => {
  const rest = text.slice(at).trim()
  return priced(text.slice(0, at), rest ? ` ${rest}` : '')
}

function priced(amount: string, rest: string): ShownPrice {
  const sum = amount.trim()
  return { amount: /^\d{4,9}$/.test(sum) ? formatNumber(Number(sum)) : sum, unit: `${EURO}${rest.trimEnd()}` }
}
