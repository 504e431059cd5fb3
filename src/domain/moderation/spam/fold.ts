import { cyrillicLetters, greekLetters } from './letter-values'

const spelled: readonly [RegExp, string][] = [
  [/(?<=[a-z])6|6(?=[a-z])/g, 'sh'],
  [/(?<=[a-z])4|4(?=[a-z])/g, 'ch'],
  [/j/g, 'zh'],
  [/ts/g, 'c'],
  [/q|ya/g, 'ia'],
  [/yu/g, 'iu'],
  [/w/g, 'v'],
  [/x/g, 'h'],
  [/y/g, 'i'],
]

/** What Latin letters mean that stand for Cyrillic ones of the same look. */
const alike: Readonly<Record<string, string>> = { c: 's', p: 'r', x: 'h', y: 'u', h: 'n', 0: 'o' }

/** At least four letters with a sign after each. */
export const spread = /(?<![\p{L}\p{N}])\p{L}([ .*_-])\p{L}(?:\1\p{L}){2,20}(?![\p{L}\p{N}])/gu

const WORD_MAX = 40
const isMixed = (word: string) => /[\u0400-\u052f]/u.test(word) && /[a-z0]/.test(word)

/** Words of letters and digits, in order. Time grows with the length of the text alone. */
export function fold(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .replace(spread, (word) => word.replace(/[ .*_-]/g, ''))
    .replace(/(?<=\p{L})@(?=\p{L}{1,12}(?![\p{L}.]))/gu, 'a')
  return (plain.match(/[\p{L}\p{M}\p{N}%]+/gu) ?? []).map(foldWord)
}

function foldWord(written: string): string {
  const word = written.slice(0, WORD_MAX).replace(/[α-ω]/g, (letter) => greekLetters[letter] ?? letter)
  const known = isMixed(word) ? word.replace(/[a-z0]/g, (letter) => alike[letter] ?? letter) : word
  const latin = known
    .replace(/ß/g, 'ss')
    .replace(/[\u0400-\u052f]/gu, (letter) => cyrillicLetters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<=[a-z])0|0(?=[a-z])/g, 'o')
  return spelled.reduce((folded, [pattern, letters]) => folded.replace(pattern, letters), latin)
}
