/** Every public screen, as a visitor reaches it. An item's own page is the first one that its list links to. */
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

export const publicScreens = [
  '/',
  '/news',
  '/auth',
  '/auth/forgot',
  '/search?q=lekar',
  '/favorites',
  '/legal',
  '/legal/imprint',
  '/legal/privacy',
  '/nyama-takava-stranitsa',
  ...lists,
] as const

/** The address of the first item in the HTML of a list. */
export function firstItem(list: string, html: string): string {
  const found = new RegExp(`href="(${list}/[a-z0-9-]+)"`).exec(html)
  if (!found?.[1]) throw new Error(`${list} links to no item`)
  return found[1]
}
