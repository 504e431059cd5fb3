import { dataPaths } from '#database/embedded/data-paths'
import { leastSpace } from '#database/files/free-space'
import { probeFolder } from '#database/files/probe-folder'
import { DISK_FREE_MIN_BYTES } from '#domain/running-limits'
import { isDiskFull } from '#domain/web/disk-full'
import { serviceTexts } from '#texts/start/services'
import { type Check, reasonOf } from './service'

export const folderCheck = (folder: string): Check => {
  return async () => {
    try {
      await probeFolder(folder)
      return null
    } catch (error) {
      const reason = reasonOf(error)
      const sentence = isDiskFull(error) ? serviceTexts.diskFull(folder) : serviceTexts.folder(folder, reason)
      return { sentence, reason, isWrong: false }
    }
  }
}

/** The folders may lie on disks of their own. */
export function diskCheck(dataDir: string): Check {
  const { root, cluster, media } = dataPaths(dataDir)
  return async () => {
    const fullest = await leastSpace([root, cluster, media])
    if (!fullest || fullest.free >= DISK_FREE_MIN_BYTES) return null
    const sentence = serviceTexts.diskLow(fullest.folder, fullest.free, DISK_FREE_MIN_BYTES)
    return { sentence, reason: 'little space', isWrong: false }
  }
}
