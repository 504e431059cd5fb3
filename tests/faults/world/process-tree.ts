import { readdirSync, readFileSync } from 'node:fs'

/** With all its descendants, itself first. Only Linux tells. */
export function processTree(root: number): number[] {
  const parents = new Map<number, number[]>()
  for (const name of readdirSync('/proc')) {
    const pid = Number(name)
    const parent = Number.isInteger(pid) ? parentOf(pid) : null
    if (parent !== null) parents.set(parent, [...(parents.get(parent) ?? []), pid])
  }
  const tree = [root]
  for (const pid of tree) tree.push(...(parents.get(pid) ?? []))
  return tree
}

function parentOf(pid: number): number | null {
  try {
    // The name of the program stands in brackets and may hold any of them.
    const [, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
    return Number(parent)
  } catch {
    return null
  }
}

/** Those that are gone already are passed over. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals) {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}
