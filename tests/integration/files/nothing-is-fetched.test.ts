import { channel, subscribe, unsubscribe } from 'node:diagnostics_channel'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { CollectionSlug, SanitizedCollectionConfig } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { documentFiles } from '#support/document-files'
import { newMedia, picture } from '#support/factories'
import { account, type Actor, getTestPayload, rest, upload } from '#support/rest'

const connections = vi.fn()
const listener = createServer((_, response) => response.end())
listener.on('connection', connections)

/** Node reports every outgoing request, by `fetch`, `undici` or `http`. */
const leaving = vi.fn()
const outgoing = ['undici:request:create', 'http.client.request.start']
const realFetch = globalThis.fetch

let host = ''
beforeAll(async () => {
  await new Promise<void>((done) => void listener.listen(0, '127.0.0.1', done))
  host = `localhost:${(listener.address() as AddressInfo).port}`
  for (const name of outgoing) subscribe(name, leaving)
  globalThis.fetch = vi.fn(async (...asked: Parameters<typeof fetch>) => {
    leaving(...asked)
    return realFetch(...asked)
  })
})
afterAll(() => {
  globalThis.fetch = realFetch
  for (const name of outgoing) unsubscribe(name, leaving)
  listener.close()
})
beforeEach(() => void vi.clearAllMocks())

const actors: Actor[] = ['visitor', 'member', 'moderator', 'admin']
const slugs = ['media', 'documents'] as const
type Slug = (typeof slugs)[number]

const asJson = (data: Record<string, unknown>) => data
const asForm = (data: Record<string, unknown>) => {
  const form = new FormData()
  form.append('_payload', JSON.stringify(data))
  return form
}
const withReference = (data: Record<string, unknown>) => {
  const form = asForm(data)
  const clientUploadContext = { prefix: '', url: data.url }
  const reference = { filename: 'x.png', mimeType: 'image/png', size: 9, url: data.url, clientUploadContext }
  form.append('file', JSON.stringify(reference))
  return form
}
const bodies = [
  ['JSON', asJson],
  ['a form', asForm],
  ['a form that only refers to a file', withReference],
] as const

function lies() {
  const url = `http://${host}/x.png`
  const size = { filename: 'x.png', url, mimeType: 'image/png', width: 9, height: 9 }
  const named = { alt: 'Дърво', name: 'Молба', purpose: 'post', filename: 'x.png' }
  return [
    { ...named, url },
    { ...named, url, thumbnailURL: url, sizes: { small: size, social: size }, prefix: url },
    { ...named, url: '/x.png', focalX: 10, focalY: 90 },
    { ...named, url: [url], externalUploadSource: { filename: 'x.png', url }, file: { url } },
  ]
}

const edits = 'uploadEdits[crop][x]=10&uploadEdits[widthInPixels]=20&uploadEdits[heightInPixels]=20'
const focal = 'uploadEdits[focalPoint][x]=10&uploadEdits[focalPoint][y]=10'
const queries = ['', `?${edits}`, `?${focal}&draft=true`, `?url=http://example.org&${edits}&${focal}`]

const headers = () => ({ Host: host, Origin: `http://${host}`, 'X-Forwarded-Host': host, Referer: host })

async function stored(slug: Slug): Promise<{ id: string; filename?: string | null }> {
  if (slug === 'media') return newMedia({ purpose: 'post', bytes: await picture(60, 40).png().toBuffer() })
  const file = { bytes: documentFiles.pdf, name: 'Молба.pdf', type: 'application/pdf' }
  const { data } = await rest('POST', '/documents', { as: 'member', body: upload(file, { name: 'Молба' }) })
  return data.doc
}

function expectNothingLeft() {
  expect(connections).not.toHaveBeenCalled()
  expect(leaving).not.toHaveBeenCalled()
}

describe.each(slugs)('%s', (slug) => {
  describe.each(bodies)('sent as %s', (_, bodyOf) => {
    it.each(actors)('%s cannot create without a file', async (as) => {
      for (const lie of lies())
        for (const query of queries) {
          const asked = { as, body: bodyOf(lie), headers: headers() }
          const { status, text } = await rest('POST', `/${slug}${query}`, asked)
          expect([400, 401, 403], text).toContain(status)
        }
      expectNothingLeft()
    })

    it.each(actors)('an update of one or many by %s leaves the file as it is', async (as) => {
      const { id, filename } = await stored(slug)
      for (const lie of lies())
        for (const query of queries) {
          const one = { as, body: bodyOf(lie), headers: headers() }
          const many = { as, body: bodyOf(lie), headers: headers() }
          await rest('PATCH', `/${slug}/${id}${query}`, one)
          await rest('PATCH', `/${slug}${query || '?'}&where[id][equals]=${id}`, many)
        }
      expectNothingLeft()
      const payload = await getTestPayload()
      const { docs } = await payload.find({ collection: slug, where: { id: { equals: id } } })
      const { url } = docs[0]!
      // A moderator can crop a picture, which makes a new file.
      if (slug === 'documents' || as === 'visitor' || as === 'member')
        expect(docs[0]).toMatchObject({ filename })
      expect(url).toMatch(new RegExp(`^(http://localhost:3000)?/api/${slug}/file/`))
    })
  })

  it.each(actors)('%s cannot make the server request an address', async (as) => {
    const { id } = await stored(slug)
    const src = encodeURIComponent(`http://${host}/x.png`)
    for (const path of [`/paste-url?src=${src}`, `/paste-url/${id}?src=${src}`]) {
      const { status } = await rest('GET', `/${slug}${path}`, { as, headers: headers() })
      expect([400, 401, 403, 404]).toContain(status)
    }
    for (const path of [`/${id}/duplicate`, `?duplicateFromID=${id}`]) {
      const { status } = await rest('POST', `/${slug}${path}`, { as, body: lies()[0], headers: headers() })
      expect([400, 401, 403, 404]).toContain(status)
    }
    expectNothingLeft()
  })
})

describe('a missing file', () => {
  it.each(slugs)('%s: is reported in Bulgarian at its field', async (slug) => {
    const { status, data } = await rest('POST', `/${slug}`, { as: 'member', body: lies()[0] })
    expect([status, data.errors[0].data.errors]).toEqual([400, [{ path: 'file', message: 'Изберете файл.' }]])
  })

  it('values given for the file are ignored when a file is uploaded', async () => {
    const bytes = await picture(60, 40).png().toBuffer()
    const body = upload({ bytes, name: 'дърво.png', type: 'image/png' }, lies()[1]!)
    const { status, data } = await rest('POST', '/media', { as: 'member', body, headers: headers() })
    expect([status, data.doc.filename]).toEqual([201, expect.stringMatching(/^darvo-[0-9a-f]{8}\.webp$/)])
    expect(JSON.stringify(data.doc)).not.toContain(host)
    const { id: owner } = await account('member')
    const row = await (await getTestPayload()).findByID({ collection: 'media', id: data.doc.id })
    expect(row).toMatchObject({ prefix: '', owner })
    expectNothingLeft()
  })

  it('refuses one file for many rows', async () => {
    const { id } = await newMedia()
    const file = { bytes: await picture(60, 40).png().toBuffer(), name: 'x.png', type: 'image/png' }
    const asked = { as: 'moderator', body: upload(file, {}) } as const
    const { status, data } = await rest('PATCH', `/media?where[id][equals]=${id}`, asked)
    expect([status, data.errors[0].data.errors[0].path]).toEqual([400, 'file'])
  })
})

it('every collection with files blocks requests to other servers in its configuration too', async () => {
  const { collections } = await getTestPayload()
  const withFiles = Object.values(collections)
    .map(({ config }) => config as SanitizedCollectionConfig)
    .filter(({ upload }) => Boolean(upload))
  expect(withFiles.map(({ slug }) => slug as CollectionSlug).sort()).toEqual([...slugs].sort())
  for (const { upload: config } of withFiles) {
    expect(config).toMatchObject({ pasteURL: false, requiresClientUploadReceipt: true })
    expect(() => config.externalFileHeaderFilter!({})).toThrow()
    expect(config.skipSafeFetch).toBeFalsy()
  }
})

it('the request counters do notice a request', async () => {
  await fetch(`http://${host}/`)
  expect(connections).toHaveBeenCalled()
  expect(leaving).toHaveBeenCalled()
  expect(outgoing.every((name) => channel(name).hasSubscribers)).toBe(true)
})
