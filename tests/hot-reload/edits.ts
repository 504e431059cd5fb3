import { routes } from '#domain/routes'

export type Edit = {
  kind: string
  path: string
  as?: 'member' | 'admin'
  /** Where the words stand that the page shows, and the name of their property there. */
  file: string
  name: string
}

export const edits: Edit[] = [
  { kind: 'list', path: routes.contacts, file: 'src/texts/contacts/contacts.ts', name: 'lead' },
  { kind: 'news', path: routes.news, file: 'src/texts/articles/articles.ts', name: 'title' },
  { kind: 'feed', path: routes.feed, file: 'src/texts/feed/feed-page.ts', name: 'lead' },
  { kind: 'sign-in', path: '/auth', file: 'src/texts/account/auth.ts', name: 'title' },
  { kind: 'home', path: routes.home, file: 'src/texts/home/home.ts', name: 'title' },
  { kind: 'legal', path: routes.legal, file: 'src/texts/legal/legal-pages.ts', name: 'title' },
  {
    kind: 'members',
    path: '/forum',
    as: 'member',
    file: 'src/texts/forum/forum-list.ts',
    name: 'title',
  },
  { kind: 'panel', path: '/admin', as: 'admin', file: 'src/texts/panels/panels.ts', name: 'subtitle' },
]
