/**
 * Marks before what stands in `words` of an entry beside its plain words, so that one index answers everything at once.
 * No folded word begins like them.
 */

/** A word of a title that has so many: only titles of exactly the words asked have all of theirs. */
export const titleMark = (stem: string, length: number) => `=${length}.${stem}`
/** Title, city and keywords. */
export const nameMark = (stem: string) => `.${stem}`
export const kindMark = (kind: string) => `!${kind}`
export const cityMark = (id: string) => `@${id}`
export const tagMark = (tag: string) => `#${tag}`
