import { lookalikes, roleWords } from './name-values'

const address = /@|:\/\/|\bwww\.|\.(?:bg|com|de|eu|info|io|me|net|online|org|ru|shop|site)\b/iu

const inCyrillic = (word: string) => word.replace(/[a-z]/g, (letter) => lookalikes[letter] ?? letter)

const isRole = (word: string) => roleWords.some((role) => word.startsWith(role))

/** Nobody is called like the site's staff, and an address in the place of a name advertises. */
export function isMisleadingName(name: string): boolean {
  const words = name.toLowerCase().split(/[^\p{L}]+/u)
  return address.test(name) || words.some((word) => isRole(word) || isRole(inCyrillic(word)))
}
