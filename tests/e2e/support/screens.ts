export const lists = [
  '/services',
  '/events',
  '/stores',
  '/contacts',
  '/apartments',
  '/small-ads',
  '/documents',
  '/embassies',
] as const

export const itemLists = [...lists, '/news'] as const

export const publicScreens = [
  '/',
  '/news',
  '/feed',
  '/auth',
  '/auth/forgot',
  '/auth/reset',
  '/auth/email',
  '/auth/email/undo',
  '/search?q=lekar',
  '/services?q=nyama-takava-usluga',
  '/favorites',
  '/legal',
  '/legal/imprint',
  '/legal/privacy',
  '/legal/terms',
  '/no-access',
  '/unsubscribe',
  '/contacts?filter=saved',
  '/nyama-takava-stranitsa',
  ...lists,
] as const

export const memberScreens = [
  '/forum',
  '/feed',
  '/profile',
  '/profile/blocked',
  '/profile/decisions',
  '/profile/devices',
  '/profile/notifications',
  '/dashboard',
  '/notifications',
  '/favorites',
  '/favorites/searches',
  '/favorites/searches?save=%2Fapartments%3Frooms%3D2',
] as const

export function firstItem(list: string, html: string): string {
  const found = new RegExp(`href="(${list}/[a-z0-9-]+(?:/[a-z0-9-]+)?)"`).exec(html)
  if (!found?.[1]) throw new Error(`${list} links to no item`)
  return found[1]
}
