/**
 * Marks before what stands in `words` of an entry beside its plain words, so that one index answers everything at once.
 * No folded word begins like them.
 */
export const titleMark = (stem: string) => `^${stem}`
/** Title, city and keywords. */
export const nameMark = (stem: string) => `.${stem}`
export const titleLengthMark = (words: number) => `=${words}`
export const kindMark = (kind: string) => `!${kind}`
export const cityMark = (id: string) => `@${id}`
export const tagMark = (tag: string) => `#${tag}`
