import { phraseMark } from '../index/marks'
import type { Word } from '../folding/words'
import { keysOf, namesOf, PHRASE_WORDS_MAX, type Stemmed, wordingsOf, wordsOfPhrase } from './phrases'

/** Shorter beginnings fit too many words that are no cities. */
const BEGUN_MIN = 4
const BEGUN_MAX = 60
/** Readings of a synonym that are looked for in the index. */
const READINGS_SOUGHT = 2

/** What phrases of the same meaning are found by among the words of the entries. */
export type Meaning = {
  words: Set<string>
  cityId: string | null
  /** Cities have no endings that could be cut: „бременна“ is not Bremen. */
  cityNames: Set<string>
}
export type Span = { size: number; meanings: Meaning[] }

type Group = {
  phrases: readonly string[]
  /** They are found by the phrases, and do not find them. */
  narrower?: readonly string[]
  words?: readonly string[]
  cityId?: string | null
}

type Stored = {
  meanings: [words: string[], cityId: string | null, cityNames: string[]][]
  phrases: [key: string, meanings: number[]][]
  marks: [key: string, mark: string][]
}

/** Phrases that mean the same, folded. */
export class Thesaurus {
  readonly #meanings = new Map<string, Set<Meaning>>()
  /** For each reading of a phrase the mark that all of them share. */
  readonly #marks = new Map<string, string>()
  /** Single words by their length and by their first letter. */
  readonly #singleWords = new Map<number | string, string[]>()

  add({ phrases, narrower = [], words = [], cityId = null }: Group) {
    const meaning: Meaning = { words: new Set(words), cityId, cityNames: new Set() }
    for (const phrase of phrases.flatMap(wordingsOf)) {
      const written = wordsOfPhrase(phrase)
      for (const key of keysOf(written)) this.#learn(key, meaning)
      if (cityId) for (const name of namesOf(written)) meaning.cityNames.add(name)
      this.#addWords(written, meaning)
    }
    for (const phrase of narrower) this.#addWords(wordsOfPhrase(phrase), meaning)
  }

  #addWords(written: readonly Word[], { words }: Meaning) {
    const keys = keysOf(written)
    if (written.length === 1) for (const key of keys.slice(0, READINGS_SOUGHT)) words.add(key)
    else if (written.length > 1) words.add(this.#mark(keys))
  }

  /** The longest phrase that begins with the word at `start`. */
  spanAt(words: readonly Stemmed[], start: number): Span | null {
    for (let size = Math.min(PHRASE_WORDS_MAX, words.length - start); size > 0; size -= 1) {
      const meanings = this.meaningsOf(words.slice(start, start + size))
      if (meanings.length > 0) return { size, meanings }
    }
    return null
  }

  meaningsOf(words: readonly Stemmed[]): Meaning[] {
    const found = new Set(keysOf(words).flatMap((key) => [...(this.#meanings.get(key) ?? [])]))
    const names = words.every(isWritten) ? namesOf(words) : null
    return [...found].filter(
      ({ cityId, cityNames }) => !cityId || !names || names.some((one) => cityNames.has(one)),
    )
  }

  /** Marks of all phrases of several words that stand in a text. */
  marksIn(words: readonly Stemmed[]): string[] {
    const found = new Set<string>()
    for (let start = 0; start < words.length; start += 1) {
      for (let size = 2; size <= PHRASE_WORDS_MAX && start + size <= words.length; size += 1) {
        const mark = this.markOf(words.slice(start, start + size))
        if (mark) found.add(mark)
      }
    }
    return [...found]
  }

  markOf(words: readonly Stemmed[]): string | undefined {
    for (const key of keysOf(words)) if (this.#marks.has(key)) return this.#marks.get(key)
  }

  /** Single words of this many letters. */
  wordsOfLength = (length: number): readonly string[] => this.#singleWords.get(length) ?? []

  /** What cities and, from four letters on, other phrases that begin so are found by. */
  wordsBegunBy(beginning: string): string[] {
    const found = new Set<string>()
    for (const word of this.#singleWords.get(beginning[0]!) ?? []) {
      if (word.startsWith(beginning)) this.#addMeanings(word, beginning, found)
      if (found.size > BEGUN_MAX) break
    }
    return [...found].slice(0, BEGUN_MAX)
  }

  #addMeanings(word: string, beginning: string, found: Set<string>) {
    for (const { words, cityId } of this.#meanings.get(word) ?? [])
      if (cityId || beginning.length >= BEGUN_MIN) for (const one of words) found.add(one)
  }

  #mark(keys: readonly string[]): string {
    const known = keys.find((key) => this.#marks.has(key))
    const mark = known ? this.#marks.get(known)! : phraseMark(keys[0]!)
    for (const key of keys) if (!this.#marks.has(key)) this.#marks.set(key, mark)
    return mark
  }

  /** As text, because folding thousands of phrases takes seconds and reading them does not. */
  stored(): string {
    const meanings = [...new Set([...this.#meanings.values()].flatMap((some) => [...some]))]
    const numbers = new Map(meanings.map((meaning, index) => [meaning, index]))
    const stored: Stored = {
      meanings: meanings.map(({ words, cityId, cityNames }) => [[...words], cityId, [...cityNames]]),
      phrases: [...this.#meanings].map(([key, some]) => [key, [...some].map((one) => numbers.get(one)!)]),
      marks: [...this.#marks],
    }
    return JSON.stringify(stored)
  }

  static from(text: string): Thesaurus {
    const { meanings, phrases, marks } = JSON.parse(text) as Stored
    const known = meanings.map(([words, cityId, cityNames]): Meaning => {
      return { words: new Set(words), cityId, cityNames: new Set(cityNames) }
    })
    const thesaurus = new Thesaurus()
    for (const [key, some] of phrases) for (const one of some) thesaurus.#learn(key, known[one]!)
    for (const [key, mark] of marks) thesaurus.#marks.set(key, mark)
    return thesaurus
  }

  #learn(key: string, meaning: Meaning) {
    const known = this.#meanings.get(key)
    if (known) return known.add(meaning)
    this.#meanings.set(key, new Set([meaning]))
    if (key.includes(' ')) return
    for (const group of [key.length, key[0]!]) {
      const words = this.#singleWords.get(group)
      if (words) words.push(key)
      else this.#singleWords.set(group, [key])
    }
  }
}

const isWritten = (word: Stemmed): word is Stemmed & Pick<Word, 'keys'> => word.keys !== undefined
