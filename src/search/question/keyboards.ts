/** The same keys on an American and on a German keyboard, and in the Bulgarian layouts (БДС 5237, and the phonetic ones). */
const keyboards: readonly string[] = [
  "qwertyuiop[]asdfghjkl;'zxcvbnm,./\\`",
  'qwertzuiopü+asdfghjklöäyxcvbnm,.-#^',
]
const layouts: readonly string[] = [
  ',уеишщксдзц;ьяаожгтнвмчюйъэфхпрлб(ч',
  "явертъуиопшщасдфгхйкл;'зьцжбнм,./юч",
  'чшертъуиопящасдфгхйклѝжзжцвбнм,./юч',
]

const pairs = keyboards.flatMap((keys) => layouts.map((letters) => ({ keys, letters })))
const toCyrillic = pairs.map(({ keys, letters }) => tableOf(keys, letters))
const toLatin = pairs.map(({ keys, letters }) => tableOf(letters, keys))

/** Keys that are letters in Bulgarian and stand inside words: hardly anybody writes them so. */
export const looksRetyped = (question: string): boolean =>
  /[a-z][,.;/[\]`\\+#^][a-z]|[a-z][[\];`\\]|[[\];`\\][a-z]/i.test(question)

/** What the same keys write in the other alphabet, on each keyboard and in each layout; only what is words then. */
export function retyped(question: string): string[] {
  const text = question.toLowerCase()
  const tables = /[\u0400-\u04ff]/.test(text) ? toLatin : toCyrillic
  const written = tables.map((table) => Array.from(text, (letter) => table.get(letter) ?? letter).join(''))
  return [...new Set(written)].filter((words) => /^[\p{L}\p{N}\s-]+$/u.test(words))
}

function tableOf(from: string, to: string): Map<string, string> {
  return new Map(Array.from(from, (letter, index) => [letter, [...to][index]!] as const).reverse())
}
