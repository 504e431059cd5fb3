import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { projectDir } from '#env'
import { demoArticles } from '#texts/demo/articles'

const folder = path.join(projectDir, 'src/cli/seed/pictures')
const WIDTH_PX = 1600

export const pictureNames = async () => (await readdir(folder)).map((file) => path.basename(file, '.svg'))

export async function pictureFile(name: string) {
  const drawing = await readFile(path.join(folder, `${name}.svg`))
  const data = await sharp(drawing).resize(WIDTH_PX).png().toBuffer()
  return { data, mimetype: 'image/png', name: `${name}.png`, size: data.length }
}

export function pictureAlt(name: string): string {
  for (const { picture, pictureAlt: alt, body } of demoArticles) {
    if (picture === name) return alt
    for (const block of body) if ('image' in block && block.image === name) return block.alt
  }
  throw new Error(`picture ${name} is used by no demo article`)
}
