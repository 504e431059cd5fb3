import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Payload } from 'payload'
import { openFiles } from '#database/files/open-files'
import type { PicturePurpose } from '#domain/files/pictures'
import { demoArticles } from '#texts/demo/articles'
import { madeFile, madePicture } from './made-picture'

type Picture = {
  drawing: string
  alt: string
  caption?: string
  purpose?: PicturePurpose
  owner?: string
  createdAt?: string
}

/** As an upload of the drawing would leave it, without the time that its encoding takes. */
export async function seedPicture(
  payload: Payload,
  { drawing, purpose, ...words }: Picture,
): Promise<string> {
  const { row } = await madePicture(drawing)
  const unique = `${drawing}-${randomBytes(4).toString('hex')}`
  const renamed = <T extends { filename: string }>(one: T): T => ({
    ...one,
    filename: one.filename.replace(drawing, unique),
  })
  const files = await openFiles()
  for (const one of [row, ...Object.values(row.sizes)]) {
    const file = { collection: 'media', prefix: '', filename: renamed(one).filename, mimeType: one.mimeType }
    const stream = createReadStream(madeFile(drawing, one.filename))
    await files.write(file, { size: one.filesize, stream })
  }
  const sizes = Object.fromEntries(Object.entries(row.sizes).map(([size, one]) => [size, renamed(one)]))
  const data = { ...renamed(row), sizes, ...words, purpose: purpose ?? 'editorial' }
  const { id } = await payload.db.create({ collection: 'media', data })
  return String(id)
}

type Words = { alt: string; caption?: string }

/** What the articles show and how they describe it, by the names of the drawings. One within a text has its caption there. */
export const articlePictures: ReadonlyMap<string, Words> = new Map(
  demoArticles.flatMap(({ picture, pictureAlt, pictureCaption, body }): [string, Words][] => [
    [picture, { alt: pictureAlt, caption: pictureCaption }],
    ...body.flatMap((block): [string, Words][] =>
      'image' in block ? [[block.image, { alt: block.alt }]] : [],
    ),
  ]),
)
