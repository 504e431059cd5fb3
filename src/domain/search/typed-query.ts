/**
 * What to look for while somebody types: a single letter after other words is only the beginning of the next one, and
 * would find nothing.
 */
export const typedQuery = (text: string): string => text.trim().replace(/(?<!\s)\s+\p{L}$/u, '')
