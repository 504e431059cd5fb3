import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** Which of these processes has a connection from that port of this machine. Only Linux tells. */
export function ownerOfPort(pids: readonly number[], port: number): number | null {
  const inode = inodeOf(port)
  return pids.find((pid) => inode !== null && holds(pid, inode)) ?? null
}

function inodeOf(port: number): string | null {
  const ending = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  for (const line of readFileSync('/proc/net/tcp', 'utf8').split('\n').slice(1)) {
    const [, local, , , , , , , , inode] = line.trim().split(/\s+/)
    if (local?.endsWith(ending) && inode !== '0') return inode ?? null
  }
  return null
}

function holds(pid: number, inode: string): boolean {
  return readdirSync(`/proc/${pid}/fd`).some((name) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${name}`) === `socket:[${inode}]`
    } catch {
      return false
    }
  })
}
