/** The keys of a QWERTY keyboard, and what they write in the Bulgarian layouts (БДС 5237, and the phonetic ones). */
const keys = "qwertyuiop[]asdfghjkl;'zxcvbnm,./\\`"
const layouts: readonly string[] = [
  ',уеишщксдзц;ьяаожгтнвмчюйъэфхпрлб(ч',
  "явертъуиопшщасдфгхйкл;'зьцжбнм,./юч",
  'чшертъуиопящасдфгхйклѝжзжцвбнм,./юч',
]

const toCyrillic = layouts.map((letters) => tableOf(keys, letters))
const toLatin = layouts.map((letters) => tableOf(letters, keys))

/** Keys that are letters in Bulgarian and stand inside words: hardly anybody writes them so. */
export const looksRetyped = (question: string): boolean => /[a-z][[\];`\\]|[[\];`\\][a-z]/i.test(question)

/** What the same keys write in the other alphabet, in each layout; only what is words then. */
export function retyped(question: string): string[] {
  const text = question.toLowerCase()
  const tables = /[\u0400-\u04ff]/.test(text) ? toLatin : toCyrillic
  return tables
    .map((table) => Array.from(text, (letter) => table.get(letter) ?? letter).join(''))
    .filter((written) => /^[\p{L}\p{N}\s-]+$/u.test(written))
}

function tableOf(from: string, to: string): Map<string, string> {
  return new Map(Array.from(from, (letter, index) => [letter, [...to][index]!] as const).reverse())
}
