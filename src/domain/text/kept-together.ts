import { unitWords, wordsBeforeNames } from './kept-together-values'

const escaped = (words: readonly string[]) => words.map((word) => word.replace('.', String.raw`\.`)).join('|')
const beforeUnit = new RegExp(String.raw`(?<=\d) (?=(?:${escaped(unitWords)})(?![\p{L}\p{N}]))`, 'giu')
const beforeName = new RegExp(
  String.raw`(?<=(?<![\p{L}-])(?:${escaped(wordsBeforeNames)})) (?=[\p{L}\p{N}])`,
  'giu',
)

/** No line ends within „45 €“, „2026 г.“ and „д-р Иванов“. */
export const keptTogether = (text: string): string =>
  text.replace(beforeUnit, '\u00a0').replace(beforeName, '\u00a0')
