/** From Monday (0), in Bulgarian and German. */
const days = [
  'пн пон понед понеделник понеделника mo montag montags',
  'вт вто втор вторник вторника di dienstag dienstags',
  'ср сря сряда mi mittwoch mittwochs',
  'чт чет четв четвъртък четвъртъка do donnerstag donnerstags',
  'пт пет петък петъка fr freitag freitags',
  'сб съб събота sa samstag samstags',
  'нд нед неделя so sonntag sonntags',
]

const stretches: [words: string, from: number, to: number][] = [
  ['всеки ежедневно всички täglich', 0, 6],
  ['делник делници делничен делнични работен работни werktags', 0, 4],
  ['уикенд уикенда уикендите wochenende', 5, 6],
]

export type OpeningWord =
  { kind: 'days'; days: readonly number[] } | { kind: 'dash' | 'closed' | 'allDay' | 'filler' }

const plain: Record<'dash' | 'closed' | 'allDay' | 'filler', string> = {
  dash: 'до bis',
  closed: 'почивен почивни почива затворено затворен затворена неработен неработни geschlossen ruhetag',
  allDay: 'денонощно нонстоп nonstop',
  filler: 'и от в във през ден дни часа часът работно време отворено работи работим und von uhr geöffnet',
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, step) => from + step)

const words = new Map<string, OpeningWord>()
for (const [kind, list] of Object.entries(plain)) {
  for (const word of list.split(' ')) words.set(word, { kind: kind as keyof typeof plain })
}
for (const [day, list] of days.entries()) {
  for (const word of list.split(' ')) words.set(word, { kind: 'days', days: [day] })
}
for (const [list, from, to] of stretches) {
  for (const word of list.split(' ')) words.set(word, { kind: 'days', days: range(from, to) })
}

export const openingWord = (word: string): OpeningWord | null => words.get(word) ?? null

export const openingPhrases: readonly (readonly [RegExp, string])[] = [
  [/без почив\p{L}+ ден/gu, ' всеки '],
  [/не работи[мт]?(?!\p{L})/gu, ' затворено '],
  [/24\s*\/\s*7/g, ' всеки денонощно '],
  // „0–24 ч.“ is a span, „24 часа“ alone is not.
  [/24(?<!(?:[-:.\d]|до)\s{0,9}24)\s{0,9}(?:часа|ч|h)(?!\p{L})/gu, ' денонощно '],
]

export const hourMark = /\s*(?:часа|ч|uhr|h)(?!\p{L})/uy
