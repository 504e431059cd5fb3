import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { onTestFinished } from 'vitest'
import { dataFolder } from './data-folder'

/** Only Linux has such disks, and only root may mount them. */
export const canMount = process.platform === 'linux' && process.getuid?.() === 0 && mountsAnything()

function mountsAnything(): boolean {
  try {
    execFileSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** A data folder on a disk of its own, that small. */
export async function smallDisk(megabytes: number) {
  const folder = await dataFolder()
  mkdirSync(folder)
  mount(`size=${megabytes}m,mode=0755`, folder)
  onTestFinished(() => void execFileSync('umount', ['--lazy', folder]))
  return { folder, resize: (size: number) => mount(`remount,size=${size}m`, folder) }
}

const mount = (options: string, folder: string) =>
  void execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder])
