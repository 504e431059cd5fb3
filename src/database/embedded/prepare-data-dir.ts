import { mkdir } from 'node:fs/promises'
import { isDiskFull } from '#domain/web/disk-full'
import { startTexts } from '#texts/start/start'
import { diskFullProblem, startProblem } from '#database/start/start-problem'
import { probeFolder } from '#database/files/probe-folder'
import { dataPaths } from './data-paths'

export async function prepareDataDir(dataDir: string) {
  const { root, media, outbox } = dataPaths(dataDir)
  try {
    await mkdir(root, { recursive: true })
    for (const folder of [media, outbox]) await mkdir(folder, { recursive: true })
    for (const folder of [root, media, outbox]) await probeFolder(folder)
  } catch (error) {
    if (isDiskFull(error)) throw diskFullProblem(root)
    const reason = (error as NodeJS.ErrnoException).code ?? String(error)
    throw startProblem('data-dir', startTexts.problems.dataDirNotWritable(root, reason))
  }
}
