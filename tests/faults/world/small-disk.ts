import { execFileSync } from 'node:child_process'
import { statfsSync } from 'node:fs'

/** Only root may mount, and not in every container. */
export function mountDisk(folder: string, megabytes: number): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', folder], {
      stdio: 'ignore',
    })
    return true
  } catch {
    return false
  }
}

export const unmountDisk = (folder: string) => void execFileSync('umount', ['--lazy', folder])

const remount = (folder: string, size: string) =>
  void execFileSync('mount', ['-t', 'tmpfs', '-o', `remount,size=${size}`, 'tmpfs', folder])

/** As small as what is on it. */
export function fillDisk(folder: string) {
  for (let tries = 0; ; tries += 1) {
    const { blocks, bfree, bsize } = statfsSync(folder)
    try {
      return remount(folder, String((blocks - bfree) * bsize))
    } catch (error) {
      // Something was written meanwhile.
      if (tries === 20) throw error
    }
  }
}

export const emptyDisk = (folder: string, megabytes: number) => remount(folder, `${megabytes}m`)
