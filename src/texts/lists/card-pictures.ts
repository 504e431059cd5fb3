import { counted } from '#texts/text/numbers'

/** A file of its own, because cards load it in the browser. */
export const cardPictureTexts = {
  count: (count: number) => counted(count, 'снимка', 'снимки'),
} as const
