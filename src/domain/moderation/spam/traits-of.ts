import { type Contacts, hostOf, isTrusted, isWellKnown } from './contacts-in'
import { looksOf } from './looks-of'

type Compared = {
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
 * What a text is compared by, each once: beginnings of its words („pech-“, „pechel-“), with or without a way to its author
 * („peche+“, „peche=“), pairs of neighbours („peche_vkash“), words in the names of its sites („.kazin“), its signs
 * („*pressing“) and pairs of them.
 */
export function traitsOf({ text, words, contacts, signs }: Compared): string[] {
  const plain = words.filter(Boolean).map((word) => (/^\d+$/.test(word) ? '#' : word))
  const links = contacts.links.filter((address) => !isWellKnown(hostOf(address)))
  const foreign = links.filter((address) => !isTrusted(hostOf(address)))
  const ways = namesOf({ ...contacts, links: foreign })
  const nearby = links.filter((address) => isTrusted(hostOf(address)))
  const kinds = namesOf({ ...contacts, links: foreign, nearby })
  const marked = [...new Set([...signs, ...kinds, ...looksOf(text)])].sort().map((name) => `*${name}`)
  return [
    ...new Set([
      ...marked,
      ...marked.flatMap((one, index) => marked.slice(index + 1).map((other) => one + other)),
      ...STEMS.flatMap((length) => plain.map((word) => beginning(word, length))),
      ...plain.filter((word) => word.length > 3).map((word) => stem(word) + (ways.length > 0 ? '+' : '=')),
      ...plain.slice(1).map((word, index) => `${stem(plain[index]!)}_${stem(word)}`),
      ...links.flatMap(partsOf),
    ]),
  ]
}

/** Of what there is any. */
const namesOf = (lists: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(lists).flatMap(([name, list]) => (list.length > 0 ? `with_${name}` : []))

const stem = (word: string) => word.slice(0, STEM)
const beginning = (word: string, length: number) =>
  word.length < length ? word : `${word.slice(0, length)}-`

/** Their endings say nothing about other texts. */
function partsOf(address: string): string[] {
  const host = hostOf(address)
  const parts = host.slice(0, host.lastIndexOf('.')).match(/[a-z]{3,40}/g) ?? []
  return parts.map((part) => `.${stem(part)}`)
}
