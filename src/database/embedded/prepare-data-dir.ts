import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { startTexts } from '#texts/start/start'
import { startProblem } from '#database/start/start-problem'
import { dataPaths } from './data-paths'

/** Tests by writing: permission bits say little to root. */
export async function prepareDataDir(dataDir: string) {
  const { root, media, outbox } = dataPaths(dataDir)
  try {
    await mkdir(root, { recursive: true })
    for (const folder of [media, outbox]) await mkdir(folder, { recursive: true })
    for (const folder of [root, media, outbox]) {
      const probe = path.join(folder, `.write-probe-${process.pid}`)
      await writeFile(probe, '')
      await rm(probe)
    }
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? String(error)
    throw startProblem('data-dir', startTexts.problems.dataDirNotWritable(root, reason))
  }
}
