import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'

/** Without package-lock.json, so that Next takes the project around the copy for its root, where the packages are. */
const leftOut = /^(tests|docs)\/|^package-lock\.json$/

/** In the project, which finds its packages there; edited in place of the sources that others run from. */
export function copyOfSources(): string {
  const copy = path.resolve('.cache/hot-reload')
  rmSync(copy, { recursive: true, force: true })
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const files = execFileSync('git', list, { encoding: 'utf8' }).split('\0').filter(Boolean)
  for (const file of files.filter((name) => !leftOut.test(name))) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true })
    cpSync(file, path.join(copy, file))
  }
  return copy
}
