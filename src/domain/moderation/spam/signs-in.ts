import { type Contacts, hostOf, isTrusted } from './contacts-in'
import { spread } from './fold'
import { countOf } from './looks-of'
import { messengerName, money } from './pattern-values'
import { phrasesIn } from './phrases-in'
import type { TextReason } from './weighed'

const shortener =
  /^(?:bit\.ly|tinyurl\.com|t\.co|is\.gd|cutt\.ly|rb\.gy|ow\.ly|shorturl\.at|rebrand\.ly|linktr\.ee|t\.ly)$/
const messenger =
  /^(?:t\.me|telegram\.me|wa\.me|chat\.whatsapp\.com|api\.whatsapp\.com|invite\.viber\.com|discord\.gg|m\.me)$/
const cheapHost =
  /\.(?:xyz|top|click|shop|vip|win|loan|icu|biz|live|club|online|site|store|link|cc|ru|cn|cfd|buzz|pro|info|fun|space|website|lol|bet|cam|date|zip|mov)$/

const catchySign = /[💰💵💸🤑💎🔥🚀✅👉📈💯🎰🎁⚡❗‼⭐👇💲]/gu
const mixedLetters =
  /\p{Script=Cyrillic}[aceopxyABCEHKMOPTXabekmhpcy\p{Script=Greek}]\p{Script=Cyrillic}|[A-Za-z][\p{Script=Cyrillic}\p{Script=Greek}][A-Za-z]/gu
const invisible = /\p{L}[\u200b-\u200d\u2060\u00ad\ufeff]\p{L}/gu
const brokenLink = /\w{2,30} ?(?:\[?\.\]?|\(dot\)) (?:com|win|top|xyz|club|online|site|net|live)\b/giu

const WORDS_FEW = 12

type Weighable = { text: string; words: readonly string[]; contacts: Contacts }
export type Signs = {
  reasons: TextReason[]
  /** Compared, and said to nobody. */
  others: string[]
}

/** What a text sells, where it leads and how it looks. None of it holds a text by itself. */
export function signsIn({ text, words, contacts }: Weighable): Signs {
  const topics = [...phrasesIn(words)]
  const hosts = contacts.links.map(hostOf)
  return {
    reasons: [
      ...topics.flatMap(([topic]) => (topic === 'warning' ? [] : topic)),
      ...reasonsInLinks(hosts, words.length),
      ...reasonsInContacts(text, contacts),
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
    ...found(foreign.length > 0, 'links'),
    ...found(foreign.length > 0 && words < WORDS_FEW, 'onlyLink'),
    ...found(
      hosts.some((host) => shortener.test(host)),
      'shortLink',
    ),
    ...found(
      hosts.some((host) => messenger.test(host)),
      'messenger',
    ),
  ]
}

const reasonsInContacts = (text: string, { phones, handles }: Contacts): TextReason[] => [
  ...found(messengerName.test(text) && phones.length + handles.length > 0, 'messenger'),
  ...found(
    phones.some((number) => number.startsWith('+')),
    'foreignNumber',
  ),
]

function reasonsInLook(text: string): TextReason[] {
  const letters = countOf(/\p{L}/gu, text)
  const capitals = countOf(/\p{Lu}/gu, text)
  const isShouting = countOf(/!/g, text) > 3 || (letters >= 40 && capitals > letters * 0.6)
  const isDisguised =
    countOf(mixedLetters, text) > 2 ||
    countOf(invisible, text) > 1 ||
    countOf(spread, text) > 0 ||
    countOf(brokenLink, text) > 0
  const long = text.split('\n').flatMap((line) => (line.trim().length > 10 ? line.trim() : []))
  return [
    ...found(countOf(money, text) > 0, 'amounts'),
    ...found(countOf(catchySign, text) > 2, 'signs'),
    ...found(isShouting, 'shouting'),
    ...found(isDisguised, 'disguise'),
    ...found(long.length - new Set(long).size > 1, 'repetition'),
  ]
}

const found = (holds: boolean, reason: TextReason): TextReason[] => (holds ? [reason] : [])
