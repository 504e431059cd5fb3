import { statfs } from 'node:fs/promises'
import { DISK_START_MIN_BYTES } from '#domain/running-limits'

export type Space = { folder: string; free: number }

/** Of the fullest disk that one of the folders lies on; null when none can be asked. */
export async function leastSpace(folders: string[]): Promise<Space | null> {
  const disks = await Promise.all(folders.map(spaceAt))
  const known = disks.filter((disk) => disk !== null)
  return known.sort((a, b) => a.free - b.free)[0] ?? null
}

/** The one of the folders on whose disk no database can work. */
export async function folderWithoutSpace(folders: string[]): Promise<string | null> {
  const space = await leastSpace(folders)
  return space && space.free < DISK_START_MIN_BYTES ? space.folder : null
}

async function spaceAt(folder: string): Promise<Space | null> {
  const found = await statfs(folder).catch(() => null)
  return found && { folder, free: found.bavail * found.bsize }
}
