import { type Contacts, hostOf, isTrusted } from './contacts-in'
import { marks } from './pattern-values'
import { WEIGHED_TRAITS_MAX } from './spam-limits'

type Read = {
  text: string
  /** Folded, in order. */
  words: readonly string[]
  contacts: Contacts
  /** What other rules found. */
  reasons: readonly string[]
}

/** Endings carry little: „печелите“ and „печеля“ are one. */
const STEM = 6
const STEM_OF_PAIR = 5

/** What a text is compared by: stems of its words, pairs of neighbours („a_b“) and signs („*link“), each once. */
export function traitsOf({ text, words, contacts, reasons }: Read): string[] {
  const plain = words.map((word) => (/^\d+$/.test(word) ? '#' : word))
  const stems = plain.filter((word) => word.length > 1 || word === '#').map((word) => word.slice(0, STEM))
  const pairs = plain.slice(1).map((word, index) => `${pairStem(plain[index]!)}_${pairStem(word)}`)
  const links = contacts.links.filter((address) => !isTrusted(hostOf(address)))
  const signs = [
    ...Object.entries({ ...contacts, links }).flatMap(([kind, some]) => (some.length > 0 ? kind : [])),
    ...Object.entries(marks).flatMap(([name, mark]) => (mark.test(text) ? name : [])),
    ...reasons,
  ]
  return [...new Set([...stems, ...pairs, ...signs.map((name) => `*${name}`)])].slice(0, WEIGHED_TRAITS_MAX)
}

const pairStem = (word: string) => word.slice(0, STEM_OF_PAIR)
