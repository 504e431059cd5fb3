import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { CleanUp } from './clean-up'

/** Other users may enter: PostgreSQL is another one. */
export function newFolder(cleanUp: CleanUp): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'bg-de-faults-'))
  chmodSync(folder, 0o755)
  cleanUp.add(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
