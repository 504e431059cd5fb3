import type { StateInline } from 'markdown-it'

const SIGN = '@'
const partOfWord = /[\p{L}\p{M}\p{N}_]/u

/** The longest of the names that stands at this place behind an @; names end where a word ends. */
export function mentionedAt({ text, at, names }: { text: string; at: number; names: readonly string[] }) {
  if (text[at] !== SIGN || partOfWord.test(text[at - 1] ?? '')) return null
  const found = names.filter(
    (name) => text.startsWith(name, at + 1) && !partOfWord.test(text[at + 1 + name.length] ?? ''),
  )
  return found.sort((one, other) => other.length - one.length)[0] ?? null
}

/** For markdown-it: a mentioned name is bold. */
export const mentionRule = (state: StateInline, isSilent: boolean): boolean => {
  const { names = [] } = state.env as { names?: readonly string[] }
  const name = mentionedAt({ text: state.src, at: state.pos, names })
  if (!name) return false
  if (!isSilent) {
    state.push('strong_open', 'strong', 1)
    state.push('text', '', 0).content = SIGN + name
    state.push('strong_close', 'strong', -1)
  }
  state.pos += SIGN.length + name.length
  return true
}
