import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * @param {{ projectDir: string, roots: string[], isSkipped: (name: string) => boolean }} place
 * @returns {string[]}
 */
export function filesUnder({ projectDir, roots, isSkipped }) {
  const within = (/** @type {string} */ name) => {
    if (isSkipped(name)) return []
    const full = path.join(projectDir, name)
    const found = statSync(full, { throwIfNoEntry: false })
    if (!found?.isDirectory()) return found ? [name] : []
    return readdirSync(full).flatMap((entry) => within(path.join(name, entry)))
  }
  return roots.flatMap(within).sort()
}

/** @param {{ projectDir: string, files: string[] }} what */
export function hashOf({ projectDir, files }) {
  const hash = createHash('sha256')
  for (const file of files) {
    const content = readFileSync(path.join(projectDir, file))
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}
