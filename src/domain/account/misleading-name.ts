/** Latin letters that look like Cyrillic ones: „Aдминистратор“ with a Latin A. */
const lookalikes: Record<string, string> = {
  a: 'а',
  b: 'в',
  c: 'с',
  e: 'е',
  h: 'н',
  k: 'к',
  m: 'м',
  o: 'о',
  p: 'р',
  t: 'т',
  x: 'х',
  y: 'у',
}

const roles = /^(админ|модератор|admin|moderator)/u
const address = /@|:\/\/|\bwww\.|\.(?:bg|com|de|eu|info|io|me|net|online|org|ru|shop|site)\b/iu

const inCyrillic = (word: string) => word.replace(/[a-z]/g, (letter) => lookalikes[letter] ?? letter)

/** Nobody is called like the site's staff, and an address in the place of a name advertises. */
export function isMisleadingName(name: string): boolean {
  const words = name.toLowerCase().split(/[^\p{L}]+/u)
  return address.test(name) || words.some((word) => roles.test(word) || roles.test(inCyrillic(word)))
}
