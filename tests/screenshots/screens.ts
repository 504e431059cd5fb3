import type { Who } from '../e2e/support/site'

export type Screen = {
  name: string
  path: string
  as?: Who
  act?: 'menu' | 'seo' | 'nav' | 'cookies'
  /** Nothing is stored in this browser yet. */
  isFirstVisit?: true
}

/** Every screen there is, with the person who sees it. A new page gets its line here. */
export const screens: Screen[] = [
  { name: 'home', path: '/' },
  { name: 'home-menu', path: '/', act: 'menu' },
  { name: 'search', path: '/search?q=zabolekar' },
  { name: 'search-near', path: '/search?near=52.5,13.4' },
  { name: 'search-blank', path: '/search' },
  { name: 'search-no-results', path: '/search?q=xyzxyz&kind=stores' },
  { name: 'home-first-visit', path: '/', isFirstVisit: true },
  { name: 'home-cookies', path: '/', act: 'cookies' },
  { name: 'news', path: '/news' },
  { name: 'news-search', path: '/news?q=Kindergeld' },
  { name: 'news-no-results', path: '/news?q=xyzxyz' },
  { name: 'article', path: '/news/first' },
  { name: 'article-not-found', path: '/news/nyama-takava' },
  { name: 'events', path: '/events' },
  { name: 'events-past', path: '/events?when=past' },
  { name: 'stores', path: '/stores' },
  { name: 'auth', path: '/auth' },
  { name: 'auth-register', path: '/auth?mode=register' },
  { name: 'auth-forgot', path: '/auth/forgot' },
  { name: 'auth-reset', path: '/auth/reset?token=x' },
  { name: 'auth-confirm', path: '/auth/confirm?token=x' },
  { name: 'unsubscribe', path: '/unsubscribe?token=x' },
  { name: 'profile', path: '/profile', as: 'member' },
  { name: 'dashboard', path: '/dashboard', as: 'member' },
  { name: 'home-member', path: '/', as: 'member' },
  { name: 'small-ads', path: '/small-ads' },
  { name: 'small-ads-cars', path: '/small-ads?category=Автомобили' },
  { name: 'small-ads-none', path: '/small-ads?q=xyzxyz' },
  { name: 'small-ads-member', path: '/small-ads', as: 'member' },
  { name: 'apartments', path: '/apartments' },
  { name: 'apartments-search', path: '/apartments?q=Берлин' },
  { name: 'soon', path: '/forum' },
  { name: 'legal', path: '/legal' },
  { name: 'legal-cookies', path: '/legal#cookies' },
  { name: 'imprint', path: '/legal/imprint' },
  { name: 'privacy', path: '/legal/privacy' },
  { name: 'terms', path: '/legal/terms' },
  { name: 'offline', path: '/offline' },
  { name: '404', path: '/nyama-takava' },
  { name: 'no-access', path: '/no-access?panel=admin', as: 'member' },
  { name: 'admin', path: '/admin', as: 'admin' },
  { name: 'admin-articles', path: '/admin/collections/articles', as: 'admin' },
  { name: 'admin-article', path: '/admin/collections/articles/first', as: 'admin' },
  { name: 'admin-article-seo', path: '/admin/collections/articles/first', as: 'admin', act: 'seo' },
  { name: 'admin-article-versions', path: '/admin/collections/articles/first/versions', as: 'admin' },
  { name: 'admin-category-new', path: '/admin/collections/article-categories/create', as: 'admin' },
  { name: 'admin-media', path: '/admin/collections/media', as: 'admin' },
  { name: 'admin-media-new', path: '/admin/collections/media/create', as: 'admin' },
  { name: 'admin-no-results', path: '/admin/collections/articles?search=xyzxyz', as: 'admin' },
  { name: 'admin-account', path: '/admin/account', as: 'admin' },
  { name: 'admin-404', path: '/admin/nyama', as: 'admin' },
  { name: 'admin-users', path: '/admin/collections/users', as: 'admin' },
  { name: 'moderator', path: '/moderator', as: 'moderator' },
  { name: 'moderator-nav', path: '/moderator', as: 'moderator', act: 'nav' },
  { name: 'moderator-articles', path: '/moderator/collections/articles', as: 'moderator' },
]
