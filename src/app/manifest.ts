import type { MetadataRoute } from 'next'
import { sharedNames } from '#domain/feed/shared-text'
import { routes } from '#domain/routes'
import {
  appScreenshots,
  appShortcuts,
  screenshotAddress,
  screenshotSize,
  SHORTCUT_ICON_SIZE,
  shortcutIcon,
} from '#domain/web/app-pictures'
import { appTexts } from '#texts/shell/app'
import { seoTexts } from '#texts/shell/seo'
import { light } from '../colors'

const png = { type: 'image/png' } as const

export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: seoTexts.siteName,
    short_name: seoTexts.shortName,
    description: seoTexts.description,
    lang: 'bg',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    categories: ['social', 'news', 'lifestyle'],
    background_color: light.paper,
    theme_color: light.primary,
    icons: [
      { src: '/brand/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/brand/icon-192.png', ...png, sizes: '192x192' },
      { src: '/brand/icon-512.png', ...png, sizes: '512x512' },
      { src: '/brand/icon-maskable.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'maskable' },
      { src: '/brand/icon-maskable-512.png', ...png, sizes: '512x512', purpose: 'maskable' },
    ],
    screenshots: appScreenshots.map((one) => {
      const { width, height } = screenshotSize(one)
      return {
        src: screenshotAddress(one),
        type: 'image/webp',
        sizes: `${width}x${height}`,
        form_factor: one.form,
        label: appTexts.screenshots[one.name],
      }
    }),
    shortcuts: appShortcuts.map(({ name, path }) => ({
      name: appTexts.shortcuts[name],
      url: path,
      icons: [{ src: shortcutIcon(name), ...png, sizes: `${SHORTCUT_ICON_SIZE}x${SHORTCUT_ICON_SIZE}` }],
    })),
    // As a question in the feed (src/features/feed/composer/use-shared.ts).
    share_target: {
      action: routes.feed,
      method: 'GET',
      params: Object.fromEntries(sharedNames.map((name) => [name, name])),
    },
  }
}
