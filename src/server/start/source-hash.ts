import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** What the built site is made of. Commands and tests are not in it. */
const roots = [
  'payload.config.ts',
  'next.config.ts',
  'postcss.config.mjs',
  'package-lock.json',
  'tsconfig.json',
  'src',
  'collections',
  'access',
  'hooks',
  'public',
]
const skipped = [path.join('src', 'cli')]

/** By content, not by time: a fresh clone, a copy and a checkout there and back change times but not the site. */
export async function sourceHash(projectDir: string): Promise<string> {
  const hash = createHash('sha256')
  for (const file of await sourceFiles(projectDir)) {
    const content = await readFile(path.join(projectDir, file))
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

async function sourceFiles(projectDir: string): Promise<string[]> {
  const lists = await Promise.all(roots.map((root) => filesUnder({ projectDir, name: root })))
  return lists.flat().sort()
}

async function filesUnder({ projectDir, name }: { projectDir: string; name: string }): Promise<string[]> {
  if (skipped.includes(name)) return []
  const entries = await readdir(path.join(projectDir, name), { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => error.code,
  )
  if (entries === 'ENOTDIR') return [name]
  if (!Array.isArray(entries)) return []
  const inside = entries.map((entry) => {
    const child = path.join(name, entry.name)
    return entry.isDirectory()
      ? filesUnder({ projectDir, name: child })
      : skipped.includes(child)
        ? []
        : [child]
  })
  return (await Promise.all(inside)).flat()
}
