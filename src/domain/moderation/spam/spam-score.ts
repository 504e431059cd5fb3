import { type Contacts, contactsIn, hostOf, isTrusted } from './contacts-in'
import { TRUSTED_CONTRIBUTIONS } from '#domain/text/newcomers'
import { fold } from './fold'
import { bySite, money } from './pattern-values'
import { phrasesIn } from './phrases-in'
import type { SpamTopic } from './spam-phrase-values'

export type SpamReason =
  | SpamTopic
  | 'links'
  | 'shortLink'
  | 'messenger'
  | 'onlyLink'
  | 'foreignNumber'
  | 'amounts'
  | 'signs'
  | 'shouting'
  | 'disguise'
  | 'repetition'
  | 'speed'
  | 'repeatedContact'
  | 'newcomer'
  | 'known'
  | 'noContact'

export type Weighed = { reason: SpamReason; points: number }
export type SpamScore = { score: number; reasons: SpamReason[] }

/** A single phrase can stand in an honest question; two of one topic are an offer. */
const topicPoints: Record<Exclude<SpamTopic, 'warning'>, { first: number; more: number }> = {
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

const spread = /(?<![\p{L}\p{N}])\p{L}([ .*_])\p{L}(?:\1\p{L}){3,20}(?![\p{L}\p{N}])/gu
const brokenLink = /\w{2,30} ?(?:\[?\.\]?|\(dot\)) (?:com|win|top|xyz|club|online|site|net|live)\b/giu

const TEXT_MAX = 10_000
const WORDS_FEW = 12

/** They sell nothing. */
const plain: readonly SpamTopic[] = ['pressing', 'reply', 'warning']

/** What the text alone tells; 0 for nearly all that members write. */
export function weighText(written: string): { weighed: Weighed[]; contacts: Contacts } {
  const text = written.slice(0, TEXT_MAX)
  const contacts = contactsIn(text)
  const words = fold(text)
  const topics = phrasesIn(words)
  const isOffer = [...topics.keys()].some((topic) => !plain.includes(topic))
  const found = [...topics].flatMap(([reason, count]): Weighed[] => {
    // Many ask to be written to; only with something to sell it says more.
    if (reason === 'warning' || (reason === 'reply' && !isOffer)) return []
    return [{ reason, points: topicPoints[reason].first + (count > 1 ? topicPoints[reason].more : 0) }]
  })
  const hasContact = Object.values(contacts).some((some) => some.length > 0)
  return {
    weighed: [
      ...found,
      // Who asks about it leaves nothing to answer to.
      ...(isOffer && !hasContact && !topics.has('reply')
        ? [{ reason: 'noContact' as const, points: -4 }]
        : []),
      ...(topics.has('warning') ? [{ reason: 'warning' as const, points: -4 }] : []),
      ...weighLinks(contacts, words.length),
      ...weighLook(text, { isOffer, contacts }),
    ],
    contacts,
  }
}

function weighLinks({ links }: Contacts, words: number): Weighed[] {
  const hosts = links.map(hostOf)
  const foreign = hosts.filter((host) => !isTrusted(host) && !shortener.test(host) && !messenger.test(host))
  return [
    ...(foreign.length > 0 ? [{ reason: 'links' as const, points: Math.min(4, 1 + foreign.length) + (foreign.some((host) => cheapHost.test(host)) ? 2 : 0) }] : []), // prettier-ignore
    ...(hosts.some((host) => shortener.test(host)) ? [{ reason: 'shortLink' as const, points: 4 }] : []),
    ...(hosts.some((host) => messenger.test(host)) ? [{ reason: 'messenger' as const, points: 4 }] : []),
    ...(foreign.length > 0 && words < WORDS_FEW ? [{ reason: 'onlyLink' as const, points: 2 }] : []),
  ]
}

function weighLook(text: string, { isOffer, contacts }: { isOffer: boolean; contacts: Contacts }): Weighed[] {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  const isByMessenger = bySite.test(text) && contacts.phones.length + contacts.handles.length > 0
  const lines = text.split('\n').map((line) => line.trim()).filter((line) => line.length > 10) // prettier-ignore
  return [
    ...(isByMessenger ? [{ reason: 'messenger' as const, points: isOffer ? 3 : 1 }] : []),
    ...(contacts.phones.some((number) => number.startsWith('+')) ? [{ reason: 'foreignNumber' as const, points: 2 }] : []), // prettier-ignore
    ...(isOffer && count(money) > 0 ? [{ reason: 'amounts' as const, points: 2 }] : []),
    ...(count(sign) > 2 ? [{ reason: 'signs' as const, points: 2 }] : []),
    ...(count(/!/g) > 3 ? [{ reason: 'shouting' as const, points: 1 }] : []),
    ...(letters >= 40 && capitals > letters * 0.6 ? [{ reason: 'shouting' as const, points: 2 }] : []),
    ...(count(latinInCyrillic) > 2 || count(invisible) > 1 || count(spread) > 0 || count(brokenLink) > 0
      ? [{ reason: 'disguise' as const, points: 4 }]
      : []),
    ...(lines.length - new Set(lines).size > 1 ? [{ reason: 'repetition' as const, points: 3 }] : []),
  ]
}

export type Behaviour = {
  isNewcomer: boolean
  /** Shown ones, counted up to TRUSTED_CONTRIBUTIONS. */
  contributions: number
  /** Contributions of the last ten minutes. */
  recent: number
  /** Other members who left one of the same contacts in the last days. */
  sharedBy: number
}

/** A known member is believed more; the same contact of two can be a doctor whom both know. */
export function weighBehaviour({ isNewcomer, contributions, recent, sharedBy }: Behaviour): Weighed[] {
  return [
    ...(isNewcomer ? [{ reason: 'newcomer' as const, points: 1 }] : []),
    ...(contributions >= TRUSTED_CONTRIBUTIONS ? [{ reason: 'known' as const, points: -3 }] : []),
    ...(recent > 2 ? [{ reason: 'speed' as const, points: recent > 5 ? 4 : 2 }] : []),
    ...(sharedBy > 0 ? [{ reason: 'repeatedContact' as const, points: Math.min(5, sharedBy) }] : []),
  ]
}

/** Each reason once, the weightiest first. */
export function spamScore(weighed: readonly Weighed[]): SpamScore {
  const sorted = [...weighed].sort((a, b) => b.points - a.points)
  return {
    score: weighed.reduce((sum, { points }) => sum + points, 0),
    reasons: [...new Set(sorted.flatMap(({ reason, points }) => (points > 0 ? [reason] : [])))],
  }
}
