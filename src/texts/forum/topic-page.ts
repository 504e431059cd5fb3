export const topicPageTexts = {
  noCategory: 'Общи',
} as const
