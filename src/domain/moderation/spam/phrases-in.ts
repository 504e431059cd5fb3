import { fold } from './fold'
import { spamPhrases, type SpamTopic } from './spam-phrase-values'

/** Shorter words stand for themselves alone. */
const STEM_MIN = 4
/** Other words among those of a phrase. */
const BETWEEN = 4

type Place = { stem: string; phrase: number; step: number }

const phrases = Object.entries(spamPhrases).flatMap(([topic, some]) =>
  some.map((phrase) => ({
    topic: topic as SpamTopic,
    steps: phrase.split(' ').map((words) => words.split('|').map((word) => fold(word).join(''))),
  })),
)

/** By the beginning of a stem, so that a word meets only those that may fit. */
const places = new Map<string, Place[]>()
for (const [phrase, { steps }] of phrases.entries())
  for (const [step, stems] of steps.entries())
    for (const stem of stems) {
      const key = stem.slice(0, STEM_MIN)
      places.set(key, [...(places.get(key) ?? []), { stem, phrase, step }])
    }

const fits = (word: string, { stem }: Place) =>
  stem.length < STEM_MIN ? word === stem : word.startsWith(stem)

/**
 * How many phrases of each topic stand in the text: their words near each other, in any order, as in German and in
 * advertisements. Time grows with the length of the text alone.
 */
export function phrasesIn(words: readonly string[]): Map<SpamTopic, number> {
  const seen = new Map<number, number[]>()
  const complete = new Set<number>()
  for (const [at, word] of words.entries())
    for (const place of places.get(word.slice(0, STEM_MIN)) ?? []) {
      const { phrase, step } = place
      if (complete.has(phrase) || !fits(word, place)) continue
      const { length } = phrases[phrase]!.steps
      const last = seen.get(phrase) ?? Array<number>(length).fill(-Infinity)
      seen.set(phrase, last)
      last[step] = at
      if (at - Math.min(...last) < length + BETWEEN) complete.add(phrase)
    }
  const found = new Map<SpamTopic, number>()
  for (const phrase of complete) {
    const { topic } = phrases[phrase]!
    found.set(topic, (found.get(topic) ?? 0) + 1)
  }
  return found
}
