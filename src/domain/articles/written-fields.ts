/** What an editor writes; an article with none of it was only opened. */
export const writtenFields = ['title', 'excerpt', 'image', 'content', 'category', 'externalLink'] as const
