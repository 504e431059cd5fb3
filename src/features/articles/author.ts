import { newsTexts } from '#texts/articles/articles'

/** A person; by default the editorial team stands for the article. */
export const personOf = ({ author }: { author: string | null }): string | null =>
  author && author !== newsTexts.defaultAuthor ? author : null
