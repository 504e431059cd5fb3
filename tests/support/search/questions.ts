import { readdirSync, readFileSync } from 'node:fs'
import type { Sample } from './fixture'

export type Asked = { class: string; query: string; right: (sample: Sample) => boolean }

const folder = new URL('./questions/', import.meta.url)
const linesOf = (file: string) =>
  readFileSync(new URL(file, folder), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')

/** Questions that are to find nothing. */
export const nonsense: readonly string[] = linesOf('nonsense.txt')

/**
 * One file a class, one line a question: `question | expectation`. Expected are, with `; ` between: a title;
 * `word@city`, all of the city with a word that begins so in title or keywords, `word@` everywhere; `!kind@city`.
 */
export const questions: readonly Asked[] = readdirSync(folder)
  .filter((file) => file.endsWith('.txt') && file !== 'nonsense.txt')
  .flatMap((file) =>
    linesOf(file).map((line) => {
      const middle = line.lastIndexOf(' | ')
      return {
        class: file.replace('.txt', ''),
        query: line.slice(0, middle),
        right: expectation(line.slice(middle + 3)),
      }
    }),
  )

function expectation(written: string): Asked['right'] {
  const any = written.split('; ').map((one): Asked['right'] => {
    const [what = '', city] = one.trim().split('@')
    if (city === undefined) return ({ title }) => title === what
    const isThere = (sample: Sample) => city === '' || sample.city === city
    if (what.startsWith('!')) return (sample) => isThere(sample) && sample.kind === what.slice(1)
    return (sample) => isThere(sample) && ` ${sample.keywords.join(' ')} ${sample.title}`.includes(` ${what}`)
  })
  return (sample) => any.some((isRight) => isRight(sample))
}
