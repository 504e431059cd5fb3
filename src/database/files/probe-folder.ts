import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** More than nothing, because an empty file fits on a full disk. */
const content = Buffer.alloc(4096, 'x')

/** By writing: permission bits say little to root. */
export async function probeFolder(folder: string) {
  const probe = path.join(folder, `.write-probe-${randomUUID()}`)
  try {
    await writeFile(probe, content, { flush: true })
  } finally {
    await rm(probe, { force: true })
  }
}
