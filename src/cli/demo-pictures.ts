import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { projectDir, provideEnv } from '#env'
import { commandTexts } from '#texts/start/commands'
import { withMigratedPayload } from './migrated-payload'
import { runCommand } from './run-command'
import { drawingFile, madeFile, picturesFolder, rowFile, toMadePicture } from './seed/made-picture'

const WIDTH_PX = 1600
const dataDir = path.join(projectDir, '.cache', 'demo-pictures')

/** `npm run demo-pictures`: uploads each drawing to an instance of its own and keeps what that makes. */
await runCommand({}, async () => {
  provideEnv({ DATA_DIR: dataDir, DATABASE_URL: '', S3_BUCKET: '' })
  try {
    const { default: sharp } = await import('sharp')
    const drawings = await readdir(picturesFolder)
    await withMigratedPayload(async (payload) => {
      for (const name of drawings) {
        const drawing = await readFile(madeFile(name, drawingFile))
        const data = await sharp(drawing).resize(WIDTH_PX).png().toBuffer()
        const file = { data, mimetype: 'image/png', name: `${name}.png`, size: data.length }
        const doc = await payload.create({ collection: 'media', data: { alt: name }, file })
        await store({ name, drawing, doc, folder: path.join(dataDir, 'media') })
      }
    })
    console.log(commandTexts.picturesMade(drawings.length))
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
})

type Upload = { name: string; drawing: Buffer; doc: { filename?: string | null }; folder: string }

async function store({ name, drawing, doc, folder }: Upload) {
  // Uploads have a random part in their names.
  const unique = doc.filename!.replace(/\.[^.]*$/, '')
  const text = JSON.stringify(toMadePicture({ drawing, doc }), null, 2).replaceAll(unique, name)
  for (const old of await readdir(madeFile(name, '.'))) if (old !== drawingFile) await rm(madeFile(name, old))
  await writeFile(madeFile(name, rowFile), `${text}\n`)
  for (const file of await readdir(folder))
    if (file.startsWith(unique)) await cp(path.join(folder, file), madeFile(name, file.replace(unique, name)))
}
