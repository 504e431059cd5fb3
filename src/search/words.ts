import { readingsOf } from './fold'
import { stemOf, withoutArticle } from './stem'

const TEXT_MAX = 20_000
export const WORD_MAX = 40

/** Stop words. */
const little = new Set(
  ('в във на за и с със от до по при към или а но се си е са да ще не че ли ми ме го я у като под над без през ' +
    'der die das den dem und oder in im am an auf für von vom zu zum zur mit bei ein eine the of and')
    .split(' '),
) // prettier-ignore

export type Word = {
  written: string
  keys: string[]
  /** Readings without endings, as indexed. */
  stems: string[]
}

/** The words except stop words, in order. `readings` limits the readings of each. */
export function wordsOf(text: string, readings?: number): Word[] {
  return writtenWords(text)
    .filter((written) => !little.has(written))
    .map((written) => wordOf(written, readings))
    .filter(({ keys }) => keys[0] !== '')
}

const writtenWords = (text: string): string[] =>
  text
    .slice(0, TEXT_MAX)
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '' && word.length <= WORD_MAX)

export function wordOf(written: string, readings?: number): Word {
  const keys = readingsOf(written, readings)
  const bare = withoutArticle(written)
  const stems = (bare === written ? keys : readingsOf(bare, readings)).map(stemOf)
  return { written, keys, stems: [...new Set(stems)] }
}
