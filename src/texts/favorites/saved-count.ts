import { counted } from '#texts/text/numbers'

/** On every page, so apart from what else is said of saved items. */
export const savedItems = (count: number) => counted(count, 'запазено', 'запазени')
