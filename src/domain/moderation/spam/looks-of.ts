import { counted, marks, sum } from './pattern-values'

const COUNTED_MAX = 4
const LENGTH_STEP = 70
const LENGTHS_MAX = 4

/** How a text looks at a first glance, in steps. */
export function looksOf(text: string): string[] {
  const sums = [...text.matchAll(sum)].map(([, digits]) => `sum_${digits!.replace(/\D/g, '').length}`)
  const isLatin = (text.match(/[a-z]/giu)?.length ?? 0) > (text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0)
  return [
    ...Object.entries(marks).flatMap(([name, pattern]) => (pattern.test(text) ? name : [])),
    ...Object.entries(counted).flatMap(([name, pattern]) => {
      const count = Math.min(COUNTED_MAX, text.match(pattern)?.length ?? 0)
      return count > 0 ? `${name}_${count}` : []
    }),
    ...sums,
    `length_${Math.min(LENGTHS_MAX, Math.floor(text.length / LENGTH_STEP))}`,
    isLatin ? 'latin' : 'cyrillic',
  ]
}
