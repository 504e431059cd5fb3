import { LIST_QUERY_MAX } from '#domain/limits'

export function searchText(value: string | string[] | undefined, max = LIST_QUERY_MAX): string {
  const text = Array.isArray(value) ? value[0] : value
  return (text ?? '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, max)
    .trim()
}

/** Drops a single letter at the end: the beginning of a word that is still being typed finds nothing. */
export const typedQuery = (text: string): string => text.trim().replace(/(?<!\s)\s+\p{L}$/u, '')
