/** As they can be compared between texts: hosts with their path, addresses, the digits of numbers, names at messengers. */
export type Contacts = { links: string[]; emails: string[]; phones: string[]; handles: string[] }

/** Each pattern is bounded, so that time grows with the length of the text alone. */
const link =
  /\b(?:https?:\/\/|www\.)[^\s<>"„“]{3,200}|\b[a-z0-9-]{1,40}\.(?:com|net|org|info|biz|de|bg|eu|xyz|top|click|shop|vip|online|site|store|club|live|win|loan|icu|ru|cn|me|ly|gl|cc|link|app|io|co|cfd|buzz|pro|fun|space|website|bet|cam|casino|poker|dating|finance|money|loans|credit|trade|capital|exchange|cash|example|test|art|tv|gg|su|ro|mk|gr|tr|at|ch|nl|be|fr|it|es|pl|uk|us)(?:\/[^\s<>"„“]{0,150})?(?![\w-])/giu
const email = /[\w.+-]{2,60}@[\w-]{2,60}(?:\.[\w-]{2,20}){1,3}/gu
const phone = /\+?\d(?:[\s()/.-]{0,2}\d){7,14}/gu
const handle = /(?<![\w@])@[a-z][\w.]{3,40}/giu

/** `rest`: the text without them. */
export function contactsIn(text: string): { contacts: Contacts; rest: string } {
  const emails = matches(text, email)
  const withoutEmails = text.replace(email, ' ')
  const links = matches(withoutEmails, link)
  const withoutLinks = withoutEmails.replace(link, ' ')
  return {
    contacts: {
      emails: emails.map((one) => one.toLowerCase()),
      links: links.map(hostAndPath),
      phones: matches(withoutLinks, phone).map(numberOf),
      handles: matches(withoutLinks, handle).map((one) => one.toLowerCase()),
    },
    rest: withoutLinks.replace(phone, ' ').replace(handle, ' '),
  }
}

/** The last digits, however it is written; with a plus where it belongs to none of the countries around us. */
function numberOf(written: string): string {
  const isForeign = /^(?:\+|00)(?!49|359|43|41|40|30|389|381|90|31|32|33|34|39|44|45|46|48)/.test(written)
  return `${isForeign ? '+' : ''}${written.replace(/\D/g, '').replace(/^0+/, '').slice(-9)}`
}

const matches = (text: string, pattern: RegExp) => [...new Set(text.match(pattern) ?? [])]

const hostAndPath = (written: string) =>
  written
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[.,;:!?)\]/]{1,3}$/, '')

/** Maps, encyclopedias and the like. */
const wellKnown =
  /(?:^|\.)(?:[\w-]+\.(?:gov|edu)|wikipedia\.org|google\.com|youtube\.com|youtu\.be|goo\.gl|deepl\.com|facebook\.com)$/
const nearby = /\.(?:de|bg|eu)$/

export const isWellKnown = (host: string): boolean => wellKnown.test(host)
/** Members recommend offices, firms and schools here and at home to each other. */
export const isTrusted = (host: string): boolean => wellKnown.test(host) || nearby.test(host)

/** What leads to somebody, for the comparison with what others write. */
export const comparable = ({ links, emails, phones, handles }: Contacts): string[] => [
  ...links.filter((address) => !isTrusted(hostOf(address))),
  ...emails,
  ...phones,
  ...handles,
]

export const hostOf = (address: string): string => address.split(/[/?#:]/, 1)[0]!
