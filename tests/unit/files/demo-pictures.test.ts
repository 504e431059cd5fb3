import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { drawingFile, madeFile, madePicture, picturesFolder, sha256 } from '#cli/seed/made-picture'
import { Media } from '#collections/media'

const sizes = (Media.upload as { imageSizes: { name: string }[] }).imageSizes.map(({ name }) => name)

it.each(readdirSync(picturesFolder))(
  'what is kept of the demo picture %s is of its drawing, whole, and in every size (npm run demo-pictures)',
  async (drawing) => {
    const made = await madePicture(drawing)
    expect(made.sha256).toBe(sha256(readFileSync(madeFile(drawing, drawingFile))))
    expect(Object.keys(made.row.sizes).sort()).toEqual([...sizes].sort())
    const files = [made.row, ...Object.values(made.row.sizes)]
    for (const { filename, filesize } of files)
      expect(statSync(madeFile(drawing, filename)).size, filename).toBe(filesize)
    const kept = readdirSync(path.join(picturesFolder, drawing)).sort()
    expect(kept).toEqual([drawingFile, 'row.json', ...files.map(({ filename }) => filename)].sort())
  },
)
