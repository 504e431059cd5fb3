import { lookalikes, roleWords } from './name-values'

const domains = 'app|bg|biz|club|com|de|eu|info|io|link|live|me|net|online|org|ru|shop|site|store|top|xyz'
const address = new RegExp(`@|://|\\bwww\\.|[.。](?:${domains})(?![\\p{L}\\p{N}])`, 'iu')

/** As the eye reads it: of any alphabet and width, without accents. */
const shapeOf = (text: string) =>
  [...text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()]
    .map((letter) => lookalikes[letter] ?? letter)
    .join('')

const roles = roleWords.map(shapeOf)
const isRole = (word: string) => roles.some((role) => word.startsWith(role))

const lettersOf = (text: string) => text.replace(/[^\p{L}]+/gu, '')

/** „А д м и н“. */
const spelledOut = /(?<!\p{L})\p{L}(?:[^\p{L}]+\p{L}(?!\p{L}))+/gu

/** Nobody is called like the site's staff, and an address in the place of a name advertises. */
export function isMisleadingName(name: string): boolean {
  if (address.test(name.normalize('NFKC'))) return true
  const shape = shapeOf(name)
  const joined = [...shape.split(/\s+/), ...(shape.match(spelledOut) ?? [])].map(lettersOf)
  return [...shape.split(/[^\p{L}]+/u), ...joined].some(isRole)
}

/** Signs and digits alone call nobody. */
export const hasLetter = (name: string): boolean => /\p{L}/u.test(name)
