import path from 'node:path'
import { filesUnder, hashOf } from '../../launch/file-hash.js'

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
const skipped = [path.join('src', 'cli'), path.join('src', 'launch')]

export function sourceHash(projectDir: string): string {
  const files = filesUnder({ projectDir, roots, isSkipped: (name) => skipped.includes(name) })
  return hashOf({ projectDir, files })
}
