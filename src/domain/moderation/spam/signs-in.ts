import { type Contacts, hostOf, isTrusted } from './contacts-in'
import { spread } from './fold'
import { messengerName, money } from './pattern-values'
import { phrasesIn } from './phrases-in'
import type { TextReason } from './weighed'

/** A text as it is weighed: cut, its words folded. */
type Read = { text: string; words: readonly string[]; contacts: Contacts }

const shortener =
  /^(?:bit\.ly|tinyurl\.com|t\.co|is\.gd|cutt\.ly|rb\.gy|ow\.ly|shorturl\.at|rebrand\.ly|linktr\.ee|t\.ly)$/
const messenger =
  /^(?:t\.me|telegram\.me|wa\.me|chat\.whatsapp\.com|api\.whatsapp\.com|invite\.viber\.com|discord\.gg|m\.me)$/
const cheapHost =
  /\.(?:xyz|top|click|shop|vip|win|loan|icu|biz|live|club|online|site|store|link|cc|ru|cn|cfd|buzz|pro|info|fun|space|website|lol|bet|cam|date|zip|mov)$/

const sign = /[💰💵💸🤑💎🔥🚀✅👉📈💯🎰🎁⚡❗‼⭐👇💲]/gu
const latinInCyrillic =
  /\p{Script=Cyrillic}[aceopxyABCEHKMOPTXabekmhpcy]\p{Script=Cyrillic}|[A-Za-z]\p{Script=Cyrillic}[A-Za-z]/gu
const invisible = /\p{L}[\u200b-\u200d\u2060\u00ad\ufeff]\p{L}/gu
const brokenLink = /\w{2,30} ?(?:\[?\.\]?|\(dot\)) (?:com|win|top|xyz|club|online|site|net|live)\b/giu

const WORDS_FEW = 12

export type Signs = {
  reasons: TextReason[]
  /** Compared, and said to nobody. */
  others: string[]
}

/** What a text sells, where it leads and how it looks. None of it holds a text by itself. */
export function signsIn({ text, words, contacts }: Read): Signs {
  const topics = [...phrasesIn(words)]
  const hosts = contacts.links.map(hostOf)
  return {
    reasons: [
      ...topics.flatMap(([topic]) => (topic === 'warning' ? [] : topic)),
      ...reasonsInLinks(hosts, words.length),
      ...reasonsInPeople(text, contacts),
      ...reasonsInLook(text),
    ],
    others: [
      ...topics.flatMap(([topic, count]) => (count > 1 ? `several_${topic}` : [])),
      ...topics.flatMap(([topic]) => (topic === 'warning' ? topic : [])),
      ...hosts.flatMap((host) => (cheapHost.test(host) ? 'cheapHost' : [])),
    ],
  }
}

function reasonsInLinks(hosts: readonly string[], words: number): TextReason[] {
  const foreign = hosts.filter((host) => !isTrusted(host) && !shortener.test(host) && !messenger.test(host))
  return [
    ...when(foreign.length > 0, 'links'),
    ...when(foreign.length > 0 && words < WORDS_FEW, 'onlyLink'),
    ...when(
      hosts.some((host) => shortener.test(host)),
      'shortLink',
    ),
    ...when(
      hosts.some((host) => messenger.test(host)),
      'messenger',
    ),
  ]
}

const reasonsInPeople = (text: string, { phones, handles }: Contacts): TextReason[] => [
  ...when(messengerName.test(text) && phones.length + handles.length > 0, 'messenger'),
  ...when(
    phones.some((number) => number.startsWith('+')),
    'foreignNumber',
  ),
  ...when(countOf(money, text) > 0, 'amounts'),
]

function reasonsInLook(text: string): TextReason[] {
  const letters = countOf(/\p{L}/gu, text)
  const capitals = countOf(/\p{Lu}/gu, text)
  const isShouting = countOf(/!/g, text) > 3 || (letters >= 40 && capitals > letters * 0.6)
  const isDisguised =
    countOf(latinInCyrillic, text) > 2 ||
    countOf(invisible, text) > 1 ||
    countOf(spread, text) > 0 ||
    countOf(brokenLink, text) > 0
  const long = text.split('\n').flatMap((line) => (line.trim().length > 10 ? line.trim() : []))
  return [
    ...when(countOf(sign, text) > 2, 'signs'),
    ...when(isShouting, 'shouting'),
    ...when(isDisguised, 'disguise'),
    ...when(long.length - new Set(long).size > 1, 'repetition'),
  ]
}

const when = (holds: boolean, name: TextReason): TextReason[] => (holds ? [name] : [])

const countOf = (pattern: RegExp, text: string) => text.match(pattern)?.length ?? 0
