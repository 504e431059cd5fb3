import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { newMedia, picture, shownMedia } from '#support/factories'
import { rest, upload } from '#support/rest'

const png = (bytes: Buffer, name = 'снимка.png', type = 'image/png') =>
  upload({ bytes, name, type }, { alt: 'Дърво' })
const messageOf = (data: any) => data.errors[0].data.errors[0].message

const fileOf = async (url: string | null | undefined, caller = {}) => {
  const { pathname } = new URL(url ?? '', 'http://localhost:3000')
  return rest('GET', pathname.replace(/^\/api/, ''), caller)
}

describe('who can upload', () => {
  it.each([
    ['visitor', 401],
    ['member', 403],
    ['moderator', 201],
    ['admin', 201],
  ] as const)('%s gets %i', async (as, expected) => {
    const body = png(await picture(20, 20).png().toBuffer())
    const { status, data } = await rest('POST', '/media', { as, body })
    expect(status).toBe(expected)
    if (status === 401) expect(data.errors[0].message).toBe('Трябва да влезете в профила си')
  })
})

describe('accepted files', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('converts %s to webp', async (format) => {
    const bytes = await picture(64, 48).toFormat(format).toBuffer()
    const body = upload({ bytes, name: `x.${format}`, type: `image/${format}` }, { alt: 'Дърво' })
    const { status, data } = await rest('POST', '/media', { as: 'moderator', body })
    expect(status).toBe(201)
    expect(data.doc).toMatchObject({ mimeType: 'image/webp', width: 64, height: 48 })
  })

  const notAnImage = 'Файлът не е изображение, което приемаме. Качете JPEG, PNG, WebP или AVIF.'
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'

  it.each([
    ['HTML named as PNG', Buffer.from('<!doctype html><script>alert(1)</script>'), 'x.png', 'image/png'],
    ['SVG', Buffer.from(svg), 'x.svg', 'image/svg+xml'],
    ['SVG named as PNG', Buffer.from(svg), 'x.png', 'image/png'],
    [
      'GIF',
      Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
      'x.gif',
      'image/gif',
    ],
    ['PNG with nothing but its signature', Buffer.from('89504e470d0a1a0a', 'hex'), 'x.png', 'image/png'],
    ['an empty file', Buffer.alloc(0), 'x.png', 'image/png'],
  ])('refuses %s', async (_, bytes, name, type) => {
    const { status, data } = await rest('POST', '/media', { as: 'admin', body: png(bytes, name, type) })
    expect(status).toBe(400)
    expect(messageOf(data)).toBe(notAnImage)
  })

  it('refuses a 60 megapixel picture without decoding it', async () => {
    const bytes = await sharp({ create: { width: 10_000, height: 6_000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bytes.length).toBeLessThan(8 * 1024 * 1024)
    const { status, data } = await rest('POST', '/media', { as: 'admin', body: png(bytes) })
    expect(status).toBe(400)
    expect(messageOf(data)).toBe('Изображението е над 50 мегапиксела. Намалете го и опитайте отново.')
  })

  it('refuses an AVIF whose header lies about its size', async () => {
    const bytes = await picture(2000, 2000).avif({ effort: 0 }).toBuffer()
    for (let at = bytes.indexOf('ispe'); at !== -1; at = bytes.indexOf('ispe', at + 1))
      for (const side of [8, 12]) bytes.writeUInt32BE(64, at + side)
    const { status } = await rest('POST', '/media', { as: 'admin', body: png(bytes, 'x.avif', 'image/avif') })
    expect(status).toBe(400)
  })

  it('refuses a file of 9 MB', async () => {
    const bytes = Buffer.concat([await picture(20, 20).png().toBuffer(), Buffer.alloc(9 * 1024 * 1024)])
    const { status, data } = await rest('POST', '/media', { as: 'admin', body: png(bytes) })
    expect(status).toBe(400)
    expect(messageOf(data)).toBe('Изображението е по-голямо от 8 MB. Намалете го и опитайте отново.')
  })

  it('requires a description', async () => {
    const body = upload(
      { bytes: await picture(20, 20).png().toBuffer(), name: 'x.png', type: 'image/png' },
      {},
    )
    const { status, data } = await rest('POST', '/media', { as: 'admin', body })
    expect(status).toBe(400)
    expect(data.errors[0].data.errors[0].path).toBe('alt')
  })
})

describe('stored files', () => {
  it('have no metadata and are rotated upright', async () => {
    const rotated = await picture(60, 40)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'тайна', Orientation: '6' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect((await sharp(rotated).metadata()).exif).toBeDefined()
    const { data } = await rest('POST', '/media', { as: 'admin', body: png(rotated, 'x.jpg', 'image/jpeg') })
    expect([data.doc.width, data.doc.height]).toEqual([40, 60])
    const { text, ...stored } = await fileOf(data.doc.url, { as: 'admin' })
    expect(stored.status).toBe(200)
    expect(text).not.toContain('EXIF')
    expect(text).not.toContain('тайна')
  })

  it('have three sizes as webp and avif and one for sharing', async () => {
    const { sizes } = await newMedia({ bytes: await picture(1800, 1200).png().toBuffer() })
    const measured = Object.entries(sizes ?? {}).map(([name, size]) => [
      name,
      size.mimeType,
      size.width,
      size.height,
    ])
    expect(measured).toEqual([
      ['small', 'image/webp', 480, 320],
      ['smallAvif', 'image/avif', 480, 320],
      ['medium', 'image/webp', 960, 640],
      ['mediumAvif', 'image/avif', 960, 640],
      ['large', 'image/webp', 1600, 1067],
      ['largeAvif', 'image/avif', 1600, 1067],
      ['social', 'image/jpeg', 1200, 630],
    ])
  })

  it('have a safe, unique name in Latin letters', async () => {
    const names = await Promise.all(
      [1, 2].map(async () => (await newMedia({ name: '../../Моя снимка (1).PNG' })).filename),
    )
    for (const name of names) expect(name).toMatch(/^moya-snimka-1-[0-9a-f]{8}\.webp$/)
    expect(names[0]).not.toBe(names[1])
  })

  it('are served with an hour of caching, nosniff and a sandbox', async () => {
    const { url } = await shownMedia()
    const { status, headers } = await fileOf(url)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('image/webp')
    expect(headers.get('cache-control')).toBe('public, max-age=3600')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox; frame-ancestors 'none'")
  })

  it('are no longer served after deletion', async () => {
    const { id, url } = await shownMedia()
    expect((await rest('DELETE', `/media/${id}`, { as: 'admin' })).status).toBe(200)
    expect((await fileOf(url)).status).toBe(404)
  })
})
