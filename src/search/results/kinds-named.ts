import { type SearchKind, searchKinds } from '#domain/search/search-kinds'
import { badgeName, kindTexts } from '#texts/kinds'
import { wordsOf } from '../folding/words'
import type { Sought } from './matches'

const names = searchKinds.map((kind) => {
  const stems = [kindTexts[kind].one, badgeName(kind)].flatMap((name) => wordsOf(name).at(-1)?.stems ?? [])
  return { kind, stems: new Set(stems) }
})

/** The kinds that a word of the question names, in any of its synonyms. */
export const kindsNamed = ({ whole, related }: Pick<Sought, 'whole' | 'related'>): SearchKind[] =>
  names.filter(({ stems }) => [...whole, ...related].some((word) => stems.has(word))).map(({ kind }) => kind)
