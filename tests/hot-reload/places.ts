/** One page of each kind, with a heading of its own and the file of texts in which that stands. */
export type Place = { address: string; file: string; words: string; as?: 'admin' | 'member' }

export const places: Place[] = [
  { address: '/', file: 'home/home', words: 'Животът в Германия, на български' },
  { address: '/news', file: 'articles/articles', words: 'Новини' },
  { address: 'an event', file: 'events/event-pages', words: 'Добавете в календара' },
  { address: '/auth', file: 'account/auth', words: 'Влезте в профила си' },
  { address: '/legal', file: 'legal/legal-pages', words: 'Правна информация' },
  { address: '/legal/terms', file: 'legal/legal-pages', words: 'Общи условия' },
  { address: '/forum', file: 'forum/forum-list', words: 'Форум', as: 'member' },
  { address: '/profile', file: 'account/account', words: 'Акаунт', as: 'member' },
  { address: '/admin', file: 'panels/panels', words: 'Табло', as: 'admin' },
]
