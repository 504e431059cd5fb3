import { counted, had, sum } from './pattern-values'

const COUNTED_MAX = 4
const LENGTH_STEP = 70
const LENGTHS_MAX = 4

/** How a text looks at a first glance, in steps. */
export function looksOf(text: string): string[] {
  return [
    ...Object.entries(had).flatMap(([name, pattern]) => (pattern.test(text) ? name : [])),
    ...Object.entries(counted).flatMap(([name, pattern]) => {
      const count = Math.min(COUNTED_MAX, countOf(pattern, text))
      return count > 0 ? `${name}_${count}` : []
    }),
    ...Array.from(text.matchAll(sum), ([, before, after]) => `sum_${countOf(/\d/g, before ?? after!)}`),
    `length_${Math.min(LENGTHS_MAX, Math.floor(text.length / LENGTH_STEP))}`,
    countOf(/[a-z]/giu, text) > countOf(/\p{Script=Cyrillic}/gu, text) ? 'latin' : 'cyrillic',
  ]
}

export const countOf = (pattern: RegExp, text: string): number => text.match(pattern)?.length ?? 0
