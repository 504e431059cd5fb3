import type { MetadataRoute } from 'next'
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
    background_color: light.paper,
    theme_color: light.primary,
    icons: [
      { src: '/brand/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/brand/icon-192.png', ...png, sizes: '192x192' },
      { src: '/brand/icon-512.png', ...png, sizes: '512x512' },
      { src: '/brand/icon-maskable.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'maskable' },
      { src: '/brand/icon-maskable-512.png', ...png, sizes: '512x512', purpose: 'maskable' },
    ],
  }
}
