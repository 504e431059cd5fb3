import { cyrillic, german, latin } from './letters'

const longestGroup = Math.max(...Object.keys(latin).map((group) => group.length))

const WORD_MAX = 100
const READINGS_MAX = 16

/** Keys of a word in any script, likeliest first. Spellings that share a key are the same word. */
export function readingsOf(word: string, max = READINGS_MAX): string[] {
  const plain = normalWord(word)
  if (/^\d+$/.test(plain)) return [plain]
  if (!/[a-zäöüß]/.test(plain)) return [tidy(eachLetter(plain, cyrillic))]
  if (/[\u0400-\u04ff]/.test(plain)) return [tidy(mixed(plain))]
  // Digits are letters only in words without other digits: 4asten, but not A4 or B1.
  if (/\d/.test(plain) && !/^(?=.*[a-z].*[a-z])[a-z46]+$/.test(plain)) return [plain]
  const heard = /\d/.test(plain) ? [] : heardAsGerman(plain)
  // Some readings turn out the same: twice as many are followed as are wanted.
  const [first, ...others] = writtenByBulgarians(plain, 2 * max)
  const isGerman = /[äöüß]/.test(plain)
  const keys = isGerman ? [...heard, first, ...others] : [first, ...heard, ...others]
  return [...new Set(keys.map((key) => tidy(key!)))].slice(0, max)
}

/** NFKC writes some letters as a space and a mark (ﹰ), hence the replacement of spaces. */
const normalWord = (word: string) =>
  word
    .slice(0, WORD_MAX)
    .normalize('NFKC')
    .replace(/\s/g, '')
    .toLowerCase()
    .normalize('NFD')
    .replace(/(?<=[\u0400-\u04ff])(?!\u0306)\p{M}/gu, '')
    .replace(/(?<=[^\u0400-\u04ffaou])\p{M}|(?<=[aou])(?!\u0308)\p{M}/gu, '')
    .normalize('NFC')

const eachLetter = (word: string, table: Readonly<Record<string, string>>) =>
  Array.from(word, (letter) => table[letter] ?? letter).join('')

/** A keyboard switched mid-word, or Latin letters that look Cyrillic. */
const mixed = (word: string) =>
  eachLetter(word, { ...cyrillic, w: 'v', q: 'ia', y: 'u', p: 'r', x: 'h', c: 's' })

type Reading = { key: string; surprise: number }

function writtenByBulgarians(word: string, most: number): string[] {
  let readings: Reading[] = [{ key: '', surprise: 0 }]
  for (let position = 0; position < word.length;) {
    const group = groupAt(word, position)
    const choices = latin[group] ?? [group]
    readings =
      choices.length === 1
        ? readings.map(({ key, surprise }) => ({ key: key + choices[0], surprise }))
        : readings
            .flatMap(({ key, surprise }) =>
              choices.map((choice, index) => ({ key: key + choice, surprise: surprise + index })),
            )
            .sort((a, b) => a.surprise - b.surprise)
            .slice(0, most)
    position += group.length
  }
  return readings.map(({ key }) => key)
}

function groupAt(word: string, position: number): string {
  for (let length = longestGroup; length > 1; length -= 1) {
    const group = word.slice(position, position + length)
    if (group.length === length && group in latin) return group
  }
  return word[position]!
}

/** S before a vowel sounds like z and is spelled either way. */
function heardAsGerman(word: string): string[] {
  const key = german.reduce((soFar, [letters, sound]) => soFar.replace(letters, sound), word)
  return [key.replace(/(?<=^|[aeiourlmn])s(?=[aeiou])/g, 'z'), key]
}

/** тс and ц sound alike; doubled letters are spelled inconsistently. A letter held down is no word of one letter. */
const tidy = (key: string) =>
  /^(.)\1{2,}$/u.test(key)
    ? key
    : key
        .replaceAll('ts', 'c')
        .replaceAll('šč', 'št')
        .replace(/(\D)\1+/gu, '$1')
