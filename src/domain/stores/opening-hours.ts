import { hourMark, openingPhrases, openingWord, type OpeningWord } from './opening-words'

/** In minutes. */
const DAY = 24 * 60

/** Minutes since midnight; `to` is greater than `from`, also past midnight. */
export type Span = readonly [from: number, to: number]
/** From Monday. A day without spans is closed. */
export type OpeningHours = readonly (readonly Span[])[]

type Token = Exclude<OpeningWord, { kind: 'filler' }> | { kind: 'time'; minutes: number }
type Part = { days: readonly number[] } | { spans: readonly Span[] }

/**
 * „Пн–Пт 9:00–18:00, Сб 10–14“. Null when a single word is unknown, because a wrong „open now“ is worse than none. Days
 * that are not named are closed.
 */
export function openingHours(text: string): OpeningHours | null {
  const tokens = tokensOf(text)
  const parts = tokens && partsOf(tokens)
  return parts && weekOf(parts)
}

function tokensOf(text: string): Token[] | null {
  let rest = text.toLowerCase().replace(/[‐‑–—−]/g, '-')
  for (const [phrase, word] of openingPhrases) rest = rest.replace(phrase, word)
  const tokens: Token[] = []
  const piece = /(?<hour>\d{1,2})(?:[:.](?<minute>\d{2}))?(?!\d)|(?<word>\p{L}+)|(?<dash>-)|[\s.,;:/()&+|]/uy
  while (piece.lastIndex < rest.length) {
    const found = piece.exec(rest)?.groups
    if (!found) return null
    const token = tokenOf(found)
    if (!token) return null
    if (token.kind === 'time') piece.lastIndex = afterMark(rest, piece.lastIndex)
    if (token.kind !== 'filler') tokens.push(token)
  }
  return tokens
}

function tokenOf({ hour, minute = '0', word, dash }: Record<string, string | undefined>) {
  if (word) return openingWord(word)
  if (dash) return { kind: 'dash' } as const
  if (!hour) return { kind: 'filler' } as const
  const minutes = Number(hour) * 60 + Number(minute)
  return Number(minute) < 60 && minutes <= DAY ? ({ kind: 'time', minutes } as const) : null
}

function afterMark(text: string, at: number): number {
  hourMark.lastIndex = at
  return hourMark.test(text) ? hourMark.lastIndex : at
}

function partsOf(tokens: Token[]): Part[] | null {
  const parts: Part[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const [token, next, other] = tokens.slice(at, at + 3) as [Token, Token?, Token?]
    const last = next?.kind === 'dash' ? other : undefined
    if (token.kind === 'time') {
      if (last?.kind !== 'time') return null
      add(parts, { spans: [spanOf(token.minutes, last.minutes)] })
      at += 2
    } else if (token.kind === 'days') {
      const isRange = last?.kind === 'days'
      add(parts, { days: isRange ? daysBetween(token.days[0]!, last.days.at(-1)!) : token.days })
      if (isRange) at += 2
    } else if (token.kind !== 'dash') {
      parts.push({ spans: token.kind === 'closed' ? [] : [[0, DAY]] })
    }
  }
  return parts
}

function add(parts: Part[], part: Part) {
  const before = parts.at(-1)
  if (before && 'days' in before && 'days' in part) before.days = [...before.days, ...part.days]
  else if (before && 'spans' in before && 'spans' in part && before.spans.length > 0)
    before.spans = [...before.spans, ...part.spans]
  else parts.push(part)
}

const spanOf = (from: number, to: number): Span => [from, to > from ? to : to + DAY]

/** Also across the end of the week. */
const daysBetween = (first: number, last: number) =>
  Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, step) => (first + step) % 7)

/** Days and hours come in pairs, in either order. Fewer days override more days before them. */
function weekOf(parts: Part[]): OpeningHours | null {
  if (parts.length === 0 || parts.length % 2 > 0) return null
  const week: (readonly Span[])[] = Array.from({ length: 7 }, () => [])
  const named = Array<number>(7).fill(Infinity)
  for (let at = 0; at < parts.length; at += 2) {
    const pair = [parts[at]!, parts[at + 1]!]
    const [days] = pair.flatMap((part) => ('days' in part ? [part.days] : []))
    const [spans] = pair.flatMap((part) => ('spans' in part ? [part.spans] : []))
    if (!days || !spans) return null
    for (const day of days) {
      if (days.length >= named[day]!) return null
      week[day] = spans
      named[day] = days.length
    }
  }
  return week
}
