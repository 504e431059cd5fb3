import { statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { sharedText } from '#domain/feed/shared-text'
import { isMemberPage } from '#domain/routes'
import { routePatterns } from '../../support/route-patterns'
import manifest from '../../../src/app/manifest'

const LARGEST = 60_000
const {
  id,
  lang,
  categories,
  icons,
  screenshots,
  shortcuts,
  share_target: share,
  start_url: start,
} = manifest()
const pictures = [...icons!, ...screenshots!, ...shortcuts!.flatMap((shortcut) => shortcut.icons ?? [])]
const fileOf = (address: string) => path.join('public', address)

it.each(pictures.map(({ src, sizes, type }) => ({ src, sizes, type })))(
  '$src is there, as large as the manifest says ($sizes)',
  async ({ src, sizes, type }) => {
    const { width, height, format } = await sharp(fileOf(src)).metadata()
    expect(type).toBe(format === 'svg' ? 'image/svg+xml' : `image/${format}`)
    if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes)
    expect(statSync(fileOf(src)).size).toBeLessThanOrEqual(LARGEST)
  },
)

it('has everything that a phone asks of an app', () => {
  expect([id, lang, start]).toEqual(['/', 'bg', '/'])
  expect(categories).toContain('social')
  expect(icons!.some(({ purpose, sizes }) => purpose === 'maskable' && sizes === '512x512')).toBe(true)
  expect(icons!.some(({ purpose, sizes }) => purpose === undefined && sizes === '192x192')).toBe(true)
  // Both kinds; a browser shows those of its own width, all of one shape.
  for (const form of ['narrow', 'wide'])
    expect(
      new Set(screenshots!.filter((one) => one.form_factor === form).map(({ sizes }) => sizes)).size,
    ).toBe(1)
})

it('its shortcuts lead to pages for everybody who comes in', () => {
  for (const { url } of shortcuts!) {
    expect(routePatterns(['page'])).toContain(url)
    expect(isMemberPage(url)).toBe(false)
  }
})

it('what is shared arrives as the text of a post', () => {
  expect(share).toMatchObject({ action: '/feed', method: 'GET' })
  const { title, text, url } = share!.params as Record<string, string>
  const query = new URLSearchParams({ [title!]: 'Заглавие', [text!]: 'Текст', [url!]: 'https://example.org' })
  expect(sharedText(query)).toBe('Заглавие\nТекст\nhttps://example.org')
})

it('the folder has no other picture', async () => {
  const named = pictures.map(({ src }) => src).filter((src) => src.startsWith('/brand/app/'))
  expect((await readdir('public/brand/app')).map((name) => `/brand/app/${name}`).sort()).toEqual(named.sort())
})
