import type { DemoForumCategory } from './shape'

/** Kept for reading: a category that takes no new topics. */
export const archive: DemoForumCategory = {
  name: 'Архив',
  description: 'Стари теми, които вече не се допълват.',
  icon: 'archive',
  isActive: false,
  topics: [
    {
      title: 'Тест за антиген на границата',
      views: 61,
      hoursAgo: 24 * 85,
      comments: ['Вече не се иска от никого.', 'Оставяме темата за история.'],
    },
  ],
}
