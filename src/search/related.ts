import { cities } from '#domain/places/cities'
import { cityMark } from './marks'
import { synonyms } from './synonyms'
import { type Word, wordsOf } from './words'

const byStem = new Map<string, Set<string>>()
const byPhrase = new Map<string, string>()

for (const group of synonyms) relate(wordsOf(group).map(({ stems }) => stems.slice(0, 3)))
for (const city of cities) {
  const spellings = city.spellings.map((spelling) => wordsOf(spelling))
  const single = spellings.filter((words) => words.length === 1)
  relate([[cityMark(city.id)], ...single.map(([word]) => word!.stems.slice(0, 2))])
  for (const words of spellings) if (words.length > 1) byPhrase.set(phraseOf(words), cityMark(city.id))
}

function relate(words: string[][]) {
  const all = words.flat()
  for (const stem of all) byStem.set(stem, new Set([...(byStem.get(stem) ?? []), ...all]))
}

export const relatedTo = (stems: readonly string[]): string[] => [
  ...new Set(stems.flatMap((stem) => [...(byStem.get(stem) ?? [])])),
]

/** For each word, the multi-word city that it is part of, as in „Франкфурт на Майн“. */
export function citiesAround(words: readonly Word[]): (string | null)[] {
  const found: (string | null)[] = words.map(() => null)
  for (const size of [3, 2]) {
    for (let start = 0; start + size <= words.length; start += 1) {
      const city = byPhrase.get(phraseOf(words.slice(start, start + size)))
      if (city) found.fill(city, start, start + size)
    }
  }
  return found
}

function phraseOf(words: readonly Word[]) {
  return words.map(({ stems }) => stems[0]).join(' ')
}
