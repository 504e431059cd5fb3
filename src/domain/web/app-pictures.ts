import { routes } from '../routes'

/** What a phone shows of the site before it is installed; `npm run screenshots app` takes them of the demo content. */
export const appScreenshots = [
  { name: 'home', path: routes.home, form: 'narrow' },
  { name: 'contacts', path: routes.contacts, form: 'narrow' },
  { name: 'feed', path: routes.feed, form: 'narrow' },
  { name: 'small-ads', path: routes.smallAds, form: 'narrow' },
  { name: 'home', path: routes.home, form: 'wide' },
  { name: 'embassies', path: routes.embassies, form: 'wide' },
] as const satisfies { name: string; path: string; form: 'narrow' | 'wide' }[]

type AppScreenshot = (typeof appScreenshots)[number]

/** In pixels of the page; a screen shows more of them. */
export const appScreens = {
  narrow: { width: 390, height: 844, scale: 1.5 },
  wide: { width: 1280, height: 800, scale: 1 },
} as const

export const screenshotSize = ({ form }: AppScreenshot) => {
  const { width, height, scale } = appScreens[form]
  return { width: width * scale, height: height * scale }
}

export const screenshotAddress = ({ name, form }: AppScreenshot) => `/brand/app/${name}-${form}.webp`

/** The areas behind a long press on the icon of the installed site, each with its own icon. */
export const appShortcuts = [
  { name: 'forum', path: routes.forum, icon: 'messages-square' },
  { name: 'contacts', path: routes.contacts, icon: 'phone' },
  { name: 'small-ads', path: routes.smallAds, icon: 'megaphone' },
  { name: 'feed', path: routes.feed, icon: 'circle-question-mark' },
] as const

export const SHORTCUT_ICON_SIZE = 96

export const shortcutIcon = (name: (typeof appShortcuts)[number]['name']) => `/brand/app/shortcut-${name}.png`
