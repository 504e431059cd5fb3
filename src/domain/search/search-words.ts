const QUERY_MAX = 100

/** What a visitor typed into a search box, ready for comparing; empty when there is nothing to look for. */
export function searchText(value: string | string[] | undefined, max = QUERY_MAX): string {
  const text = Array.isArray(value) ? value[0] : value
  return (text ?? '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, max)
    .trim()
}

/**
 * What to look for while somebody types: a single letter after other words is only the beginning of the next one, and
 * would find nothing.
 */
export const typedQuery = (text: string): string => text.trim().replace(/(?<!\s)\s+\p{L}$/u, '')
