import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { provideEnv } from '#env'

const folder = mkdtempSync(path.join(tmpdir(), 'bg-de-s3-'))
const server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: folder,
  configureBuckets: [{ name: 'bg-de', configs: [] }],
})

beforeAll(async () => {
  const { port } = await server.run()
  provideEnv({
    S3_BUCKET: 'bg-de',
    S3_REGION: 'us-east-1',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  })
})

afterAll(() => server.close())

const runJobs = async () => {
  const { getTestPayload } = await import('#support/rest')
  await (await getTestPayload()).jobs.run({ queue: 'default', limit: 100 })
}

const stored = () => readdirSync(path.join(folder, 'bg-de')).filter((name) => name.endsWith('_object'))

describe('pictures in S3', () => {
  it('holds those of the demo content, and the site serves each of their sizes', async () => {
    const { seedPicture } = await import('#cli/seed/pictures')
    const { getTestPayload, rest } = await import('#support/rest')
    const payload = await getTestPayload()
    const id = await seedPicture(payload, { drawing: 'kitchen', alt: 'Кухня' })
    const { data } = await rest('GET', `/media/${id}`, { as: 'moderator' })
    const files = [data, ...Object.values<{ url: string; filesize: number }>(data.sizes)]
    expect(stored()).toHaveLength(files.length)
    for (const { url, filesize } of files) {
      const { status, headers } = await rest('GET', url.slice('/api'.length), { as: 'moderator' })
      expect([status, Number(headers.get('content-length'))], url).toEqual([200, filesize])
    }
    await rest('DELETE', `/media/${id}`, { as: 'admin' })
    await runJobs()
    expect(stored()).toEqual([])
  })

  it('stores file and sizes in the bucket, serves them through the site and deletes them', async () => {
    const { picture, shownMedia } = await import('#support/factories')
    const { rest } = await import('#support/rest')
    const { runRawSql } = await import('#support/run-sql')
    const { id, url, filename, filesize } = await shownMedia({
      bytes: await picture(1000, 700).png().toBuffer(),
    })
    expect(stored()).toContain(`${filename}._S3rver_object`)
    expect(stored().length).toBe(6)

    const { status, headers } = await rest(
      'GET',
      new URL(url ?? '', 'http://localhost:3000').pathname.slice(4),
    )
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('image/webp')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toBe('public, max-age=3600')

    const address = new URL(url ?? '', 'http://localhost:3000').pathname.slice(4)
    const known = { headers: { 'If-None-Match': headers.get('etag')! } }
    expect((await rest('GET', address, known)).status).toBe(304)
    await runRawSql(`update articles set _status = 'draft'`)
    const hidden = await rest('GET', address, { as: 'moderator' })
    expect([hidden.status, hidden.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect((await rest('GET', address, known)).status).toBe(404)

    const { openFiles } = await import('#database/files/open-files')
    const file = { collection: 'media', prefix: '', filename: filename ?? '', mimeType: '' }
    expect((await (await openFiles()).read(file))?.size).toBe(filesize)

    await rest('DELETE', `/media/${id}`, { as: 'admin' })
    expect((await rest('GET', new URL(url ?? '', 'http://localhost:3000').pathname.slice(4))).status).toBe(
      404,
    )
    expect(stored().length).toBe(6)
    await runJobs()
    expect(stored()).toEqual([])
  })

  it('removes a replaced file and its sizes only after the replacement', async () => {
    const { newMedia, picture, pictureForm } = await import('#support/factories')
    const { rest } = await import('#support/rest')
    const { id, filename } = await newMedia({ bytes: await picture(1000, 700).png().toBuffer() })
    const body = await pictureForm({ bytes: await picture(300, 200).png().toBuffer() })
    const { data } = await rest('PATCH', `/media/${id}`, { as: 'admin', body })
    expect(stored()).toContain(`${filename}._S3rver_object`)
    await runJobs()
    expect(stored()).not.toContain(`${filename}._S3rver_object`)
    expect(stored()).toContain(`${data.doc.filename}._S3rver_object`)
    await rest('DELETE', `/media/${id}`, { as: 'admin' })
    await runJobs()
    expect(stored()).toEqual([])
  })
})

describe('documents in S3', () => {
  it('stores the file in the bucket, serves it as an attachment and deletes it', async () => {
    const { documentFiles } = await import('#support/document-files')
    const { rest, upload } = await import('#support/rest')
    const file = { bytes: documentFiles.pdf, name: 'Молба.pdf', type: 'application/pdf' }
    const { data } = await rest('POST', '/documents', { as: 'member', body: upload(file, { name: 'Молба' }) })
    const { id, url, filename } = data.doc
    expect(stored()).toEqual([`${filename}._S3rver_object`])

    const address = new URL(url, 'http://localhost:3000').pathname.slice(4)
    const { status, headers, text } = await rest('GET', address)
    expect(headers.get('cache-control')).toBe('public, max-age=300')
    expect([status, text]).toEqual([200, documentFiles.pdf.toString()])
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(headers.get('content-disposition')).toBe('attachment')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox; frame-ancestors 'none'")

    await rest('PATCH', `/documents/${id}`, { as: 'admin', body: { hidden: true } })
    const hidden = await rest('GET', address, { as: 'member' })
    expect([hidden.status, hidden.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect((await rest('GET', address, { as: 'other' })).status).toBe(404)

    await rest('DELETE', `/documents/${id}`, { as: 'admin' })
    expect((await rest('GET', address)).status).toBe(404)
    expect(stored()).toHaveLength(1)
    await runJobs()
    expect(stored()).toEqual([])
  })
})
