const isTitle = (word: string) => word.endsWith('.') || /^\p{L}-\p{L}{1,2}$/u.test(word)

const firstLetter = (word: string) => word.match(/\p{L}/u)?.[0] ?? ''

export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => firstLetter(word))
  const names = words.filter((word) => !isTitle(word))
  const [first, ...rest] = names.length > 0 ? names : words
  const letters = [first, rest.at(-1)].map((word) => firstLetter(word ?? '')).join('')
  return letters.toUpperCase() || '?'
}
