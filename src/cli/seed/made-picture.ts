import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { projectDir } from '#env'

/** A folder for each drawing, with what the upload of it makes (`npm run demo-pictures`). */
export const picturesFolder = path.join(projectDir, 'src/cli/seed/pictures')
export const madeFile = (drawing: string, file: string) => path.join(picturesFolder, drawing, file)
export const drawingFile = 'drawing.svg'
export const rowFile = 'row.json'

const file = z.object({
  filename: z.string(),
  mimeType: z.string(),
  filesize: z.number(),
  width: z.number(),
  height: z.number(),
})
const made = z.object({
  /** Of the drawing that this was made of. */
  sha256: z.string(),
  /** Columns of `media`. The files lie beside the drawing under these names. */
  row: file.extend({ blur: z.string(), sizes: z.record(z.string(), file) }),
})
export type MadePicture = z.output<typeof made>

export async function madePicture(name: string): Promise<MadePicture> {
  return made.parse(JSON.parse(await readFile(madeFile(name, rowFile), 'utf8')))
}

/** Without what belongs to one upload. */
export function toMadePicture({ drawing, doc }: { drawing: Buffer; doc: object }): MadePicture {
  const { sizes, ...row } = doc as { sizes: Record<string, { filename: string | null }> }
  const used = Object.fromEntries(Object.entries(sizes).filter(([, { filename }]) => filename))
  return made.parse({ sha256: sha256(drawing), row: { ...row, sizes: used } })
}

export const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
