import { readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { env, provideEnv } from '#env'
import type { Media } from '#types'
import { newMedia, picture, pictureForm } from '#support/factories'
import { getTestPayload, rest } from '#support/rest'
import { runRawSql } from '#support/run-sql'
import { canMount, smallDisk } from '#support/start/small-disk'

const onDisk = async () => (await readdir(path.join(env.DATA_DIR, 'media')).catch(() => [])).sort()
const runJobs = async () => (await getTestPayload()).jobs.run({ queue: 'default', limit: 100 })
const filesOf = ({ filename, sizes }: Media) =>
  [filename, ...Object.values(sizes ?? {}).map((size) => size.filename)].filter(Boolean).sort()
const statusOf = async (url: string | null | undefined) =>
  (await rest('GET', new URL(url!, env.SITE_URL).pathname.slice(4), { as: 'admin' })).status
const bigPicture = async () => newMedia({ bytes: await picture(1800, 1200).png().toBuffer() })

const refusing = (event: string, timing: string) => `
  create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
  create constraint trigger refuse after ${event} on media ${timing} for each row execute function refuse()`
afterEach(() => runRawSql('drop function if exists refuse() cascade'))

const moments = [
  ['at once', 'not deferrable'],
  ['at COMMIT', 'deferrable initially deferred'],
] as const

describe('deleting a picture', () => {
  it('stops serving it at once, and a job removes the file with all its sizes', async () => {
    const media = await bigPicture()
    expect(await onDisk()).toEqual(filesOf(media))
    expect(filesOf(media)).toHaveLength(8)
    expect((await rest('DELETE', `/media/${media.id}`, { as: 'admin' })).status).toBe(200)
    for (const url of [media.url, media.sizes?.small?.url]) expect(await statusOf(url)).toBe(404)
    await runJobs()
    expect(await onDisk()).toEqual([])
  })

  it.each(moments)('keeps row and files when the database refuses %s', async (_, timing) => {
    const media = await bigPicture()
    await runRawSql(refusing('delete', timing))
    const { status, data } = await rest('DELETE', `/media/${media.id}`, { as: 'admin' })
    expect([status, data.errors[0].message]).toEqual([500, 'Възникна грешка. Опитайте отново.'])
    await runJobs()
    expect((await rest('GET', `/media/${media.id}`, { as: 'admin' })).status).toBe(200)
    for (const { url } of [media, ...Object.values(media.sizes!)]) expect(await statusOf(url)).toBe(200)

    await runRawSql('drop function refuse() cascade')
    expect((await rest('DELETE', `/media/${media.id}`, { as: 'admin' })).status).toBe(200)
    await runJobs()
    expect(await onDisk()).toEqual([])
  })
})

describe('replacing the file', () => {
  const replacement = async () => pictureForm({ bytes: await picture(700, 500).png().toBuffer() })

  it('serves the new file and removes the old one with its sizes', async () => {
    const media = await bigPicture()
    const replaced = await rest('PATCH', `/media/${media.id}`, { as: 'moderator', body: await replacement() })
    expect(replaced.status).toBe(200)
    expect(await statusOf(media.url)).toBe(404)
    await runJobs()
    expect(await onDisk()).toEqual(filesOf(replaced.data.doc))
    expect(await statusOf(replaced.data.doc.url)).toBe(200)
    await rest('DELETE', `/media/${media.id}`, { as: 'admin' })
    await runJobs()
  })

  it.each(moments)('keeps the old file when the database refuses %s', async (_, timing) => {
    const media = await bigPicture()
    await runRawSql(refusing('update', timing))
    const { status } = await rest('PATCH', `/media/${media.id}`, { as: 'admin', body: await replacement() })
    expect(status).toBe(500)
    await runJobs()
    expect(await onDisk()).toEqual(expect.arrayContaining(filesOf(media)))
    expect(await statusOf(media.url)).toBe(200)
  })

  it('leaves the files alone when only the description changes', async () => {
    const media = await bigPicture()
    const { data } = await rest('PATCH', `/media/${media.id}`, { as: 'moderator', body: { alt: 'Друго' } })
    expect(data.doc).toMatchObject({ alt: 'Друго', filename: media.filename })
    await runJobs()
    expect(await statusOf(media.url)).toBe(200)
  })

  it('gives a picture cropped in the panel a new name, so that no cache serves the old one', async () => {
    const media = await newMedia({ bytes: await picture(800, 600).png().toBuffer() })
    const crop = { 'crop][width': 50, 'crop][height': 50, 'crop][x': 0, 'crop][y': 0 }
    const edits = {
      ...crop,
      widthInPixels: 400,
      heightInPixels: 300,
      'focalPoint][x': 50,
      'focalPoint][y': 50,
    }
    const asked = Object.entries(edits).map(([name, value]) => `uploadEdits[${name}]=${value}`)
    const { status, data } = await rest('PATCH', `/media/${media.id}?${asked.join('&')}`, {
      as: 'moderator',
      body: { alt: 'Изрязана' },
    })
    expect([status, data.doc.width, data.doc.height]).toEqual([200, 400, 300])
    expect(data.doc.filename).not.toBe(media.filename)
    const stored = path.join(env.DATA_DIR, 'media', data.doc.filename)
    expect(await sharp(stored).metadata()).toMatchObject({ width: 400, height: 300, format: 'webp' })
    expect([await statusOf(data.doc.url), await statusOf(media.url)]).toEqual([200, 404])
    await runJobs()
    expect(await onDisk()).not.toContain(media.filename)
  })
})

describe.skipIf(!canMount)('on a full disk', () => {
  it('an upload is refused in words, and nothing of it stays', async () => {
    const { folder, resize } = await smallDisk(1)
    const { DATA_DIR } = env
    provideEnv({ DATA_DIR: folder })
    onTestFinished(() => provideEnv({ DATA_DIR }))
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const create = { width: 1800, height: 1200, channels: 3, background: '#12573d', noise } as const
    const bytes = await sharp({ create }).jpeg().toBuffer()
    const send = async () => rest('POST', '/media', { as: 'moderator', body: await pictureForm({ bytes }) })
    const count = async () => (await runRawSql('select count(*)::int as n from media'))[0]
    const before = await count()
    const { status, data } = await send()
    const message = 'На сървъра няма място и нищо не е запазено. Опитайте отново по-късно.'
    expect([status, data.errors[0].message]).toEqual([507, message])
    expect([await onDisk(), await count()]).toEqual([[], before])
    resize(50)
    expect((await send()).status).toBe(201)
    expect(await onDisk()).toHaveLength(8)
  })
})
