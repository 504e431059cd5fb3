import { type Contacts, hostOf, isTrusted } from './contacts-in'
import { spread } from './fold'
import { messengerName, money } from './pattern-values'
import { phrasesIn } from './phrases-in'
import type { SpamTopic } from './spam-phrase-values'
import { type Offer, type Weighed, when } from './weighed'

/** A single phrase can stand in an honest question; two of one topic are an offer. */
const topicPoints: Record<Offer, { first: number; more: number }> = {
  quickMoney: { first: 3, more: 3 },
  crypto: { first: 2, more: 2 },
  loans: { first: 3, more: 3 },
  gambling: { first: 3, more: 3 },
  adult: { first: 4, more: 3 },
  pills: { first: 3, more: 3 },
  papers: { first: 4, more: 3 },
  promotion: { first: 3, more: 3 },
  goods: { first: 4, more: 3 },
  prizes: { first: 4, more: 3 },
  phishing: { first: 4, more: 3 },
  network: { first: 3, more: 3 },
  magic: { first: 4, more: 3 },
  reply: { first: 2, more: 1 },
  pressing: { first: 2, more: 1 },
}

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

/** They sell nothing. */
const plain: readonly SpamTopic[] = ['pressing', 'reply', 'warning']

/** A text as rules and comparisons meet it: cut, its words folded. */
export type Read = { text: string; words: readonly string[]; contacts: Contacts }

/** What it sells, where it leads and how it looks. */
export function weighRules({ text, words, contacts }: Read): Weighed[] {
  const topics = phrasesIn(words)
  const isOffer = [...topics.keys()].some((topic) => !plain.includes(topic))
  const hasContact = Object.values(contacts).some((some) => some.length > 0)
  return [
    ...[...topics].flatMap(([topic, count]) => weighTopic(topic, { count, isOffer })),
    // Who asks about it leaves nothing to answer to.
    ...when(isOffer && !hasContact && !topics.has('reply'), -4),
    ...weighLinks(contacts, words.length),
    ...weighPeople(text, { isOffer, contacts }),
    ...weighLook(text),
  ]
}

type Found = { count: number; isOffer: boolean }

function weighTopic(topic: SpamTopic, { count, isOffer }: Found): Weighed[] {
  if (topic === 'warning') return [{ points: -4 }]
  // Many ask to be written to; only with something to sell it says more.
  if (topic === 'reply' && !isOffer) return []
  const { first, more } = topicPoints[topic]
  return [{ points: count > 1 ? first + more : first, reason: topic }]
}

function weighLinks({ links }: Contacts, words: number): Weighed[] {
  const hosts = links.map(hostOf)
  const foreign = hosts.filter((host) => !isTrusted(host) && !shortener.test(host) && !messenger.test(host))
  const isCheap = foreign.some((host) => cheapHost.test(host))
  const isShort = hosts.some((host) => shortener.test(host))
  const isToMessenger = hosts.some((host) => messenger.test(host))
  return [
    ...when(foreign.length > 0, Math.min(4, 1 + foreign.length) + (isCheap ? 2 : 0), 'links'),
    ...when(foreign.length > 0 && words < WORDS_FEW, 2, 'onlyLink'),
    ...when(isShort, 4, 'shortLink'),
    ...when(isToMessenger, 4, 'messenger'),
  ]
}

type Shown = { isOffer: boolean; contacts: Contacts }

function weighPeople(text: string, { isOffer, contacts: { phones, handles } }: Shown): Weighed[] {
  const isByMessenger = messengerName.test(text) && phones.length + handles.length > 0
  const isForeign = phones.some((number) => number.startsWith('+'))
  return [
    ...when(isByMessenger, isOffer ? 3 : 1, 'messenger'),
    ...when(isForeign, 2, 'foreignNumber'),
    ...when(isOffer && countOf(money, text) > 0, 2, 'amounts'),
  ]
}

function weighLook(text: string): Weighed[] {
  const letters = countOf(/\p{L}/gu, text)
  const capitals = countOf(/\p{Lu}/gu, text)
  const isDisguised =
    countOf(latinInCyrillic, text) > 2 ||
    countOf(invisible, text) > 1 ||
    countOf(spread, text) > 0 ||
    countOf(brokenLink, text) > 0
  const lines = text.split('\n').map((line) => line.trim())
  const long = lines.filter((line) => line.length > 10)
  return [
    ...when(countOf(sign, text) > 2, 2, 'signs'),
    ...when(countOf(/!/g, text) > 3, 1, 'shouting'),
    ...when(letters >= 40 && capitals > letters * 0.6, 2, 'shouting'),
    ...when(isDisguised, 4, 'disguise'),
    ...when(long.length - new Set(long).size > 1, 3, 'repetition'),
  ]
}

const countOf = (pattern: RegExp, text: string) => text.match(pattern)?.length ?? 0
