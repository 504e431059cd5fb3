const QUERY_MAX = 100

/** Normalised for comparing; may be empty. */
export function searchText(value: string | string[] | undefined, max = QUERY_MAX): string {
  const text = Array.isArray(value) ? value[0] : value
  return (text ?? '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, max)
    .trim()
}

/**
 * For searching while typing: drops a single letter at the end, which is the beginning of a word and would find
 * nothing.
 */
export const typedQuery = (text: string): string => text.trim().replace(/(?<!\s)\s+\p{L}$/u, '')
