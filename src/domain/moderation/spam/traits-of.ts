import { type Contacts, hostOf, isTrusted } from './contacts-in'
import { looksOf } from './looks-of'

type Read = {
  text: string
  /** Folded, in order, without those of contacts. */
  words: readonly string[]
  contacts: Contacts
  signs: readonly string[]
}

/** Endings and spellings differ: „печелите“, „печеля“ and „pe4alba“ have a beginning in common. */
const STEMS = [4, 6]
const STEM = 5

/**
 * What a text is compared by, each once: beginnings of its words („пече-“, „печели-“), with or without a way to its
 * author („печел+“, „печел=“), pairs of neighbours („печел_вкъщи“), words in the names of its sites („.kazin“), its signs
 * („*links“) and pairs of them.
 */
export function traitsOf({ text, words, contacts, signs }: Read): string[] {
  const plain = words.filter(Boolean).map((word) => (/^\d+$/.test(word) ? '#' : word))
  const links = contacts.links.filter((address) => !isTrusted(hostOf(address)))
  const kinds = Object.entries({ ...contacts, links }).flatMap(([kind, some]) =>
    some.length > 0 ? kind : [],
  )
  const marks = [...new Set([...signs, ...kinds, ...looksOf(text)])].sort().map((name) => `*${name}`)
  return [
    ...new Set([
      ...marks,
      ...marks.flatMap((one, index) => marks.slice(index + 1).map((other) => one + other)),
      ...STEMS.flatMap((length) => plain.map((word) => beginning(word, length))),
      ...plain.filter((word) => word.length > 3).map((word) => stem(word) + (kinds.length > 0 ? '+' : '=')),
      ...plain.slice(1).map((word, index) => `${stem(plain[index]!)}_${stem(word)}`),
      ...links.flatMap(partsOf),
    ]),
  ]
}

const stem = (word: string) => word.slice(0, STEM)
const beginning = (word: string, length: number) =>
  word.length < length ? word : `${word.slice(0, length)}-`

/** Their endings say nothing about other texts. */
function partsOf(address: string): string[] {
  const host = hostOf(address)
  const parts = host.slice(0, host.lastIndexOf('.')).match(/[a-z]{3,40}/g) ?? []
  return parts.map((part) => `.${stem(part)}`)
}
