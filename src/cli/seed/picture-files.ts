import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { projectDir } from '#env'
import { demoArticles } from '#texts/demo/articles'

const folder = path.join(projectDir, 'src/cli/seed/pictures')
const WIDTH_PX = 1600
/** Of an item: there are many, and each copy takes its time. */
export const ITEM_WIDTH_PX = 1000

/** Rendered once, also for a drawing that several items show. */
const rendered = new Map<string, Promise<Buffer>>()

const render = async (name: string, width: number) =>
  sharp(await readFile(path.join(folder, `${name}.svg`)))
    .resize(width)
    .png()
    .toBuffer()

export async function pictureFile(name: string, width = WIDTH_PX) {
  const key = `${name} ${width}`
  if (!rendered.has(key)) rendered.set(key, render(name, width))
  const data = await rendered.get(key)!
  return { data, mimetype: 'image/png', name: `${name}.png`, size: data.length }
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
