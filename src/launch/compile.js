import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { filesUnder, hashOf } from './file-hash.js'

const ownProject = fileURLToPath(new URL('../..', import.meta.url))
const roots = ['payload.config.ts', 'playwright.config.ts', 'access', 'collections', 'hooks', 'src', 'tests']
const settings = ['package.json', 'package-lock.json', 'tsconfig.json']
/** A running process may still load from an older folder. */
const keptFolders = 5

/** Named by a hash of its sources and renamed when complete, for concurrent runs. */
export async function compiledFolder(projectDir = ownProject) {
  const files = filesUnder({ projectDir, roots: [...roots, ...settings], isSkipped })
  const folder = path.join(projectDir, '.build', hashOf({ projectDir, files }).slice(0, 16))
  if (existsSync(folder)) return folder
  const draft = `${folder}.${randomUUID()}`
  const sources = files.filter((file) => !settings.includes(file) && isCode(file))
  await compile({ projectDir, sources, folder: draft })
  await rename(draft, folder).catch(async (error) => {
    // Another process was first.
    if (!existsSync(folder)) throw error
    await rm(draft, { recursive: true })
  })
  await removeOldFolders(folder)
  return folder
}

const isSkipped = (/** @type {string} */ name) =>
  name === path.join('src', 'app') || /\.(test|spec)\.ts$/.test(name)
const isCode = (/** @type {string} */ file) => /\.(js|tsx?)$/.test(file)

/** @param {{ projectDir: string, sources: string[], folder: string }} what */
async function compile({ projectDir, sources, folder }) {
  const { build } = await import('esbuild')
  await build({
    absWorkingDir: projectDir,
    entryPoints: sources,
    outbase: projectDir,
    outdir: folder,
    // esbuild reports imports only when bundling; the plugin marks all of them external.
    bundle: true,
    plugins: [{ name: 'keep-imports', setup: ({ onResolve }) => onResolve({ filter: /.*/ }, keptImport) }],
    treeShaking: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'error',
  })
  const { imports } = JSON.parse(await readFile(path.join(projectDir, 'package.json'), 'utf8'))
  const compiled = Object.entries(imports).map(([name, file]) => [name, file.replace(/\.ts$/, '.js')])
  const scope = { type: 'module', imports: Object.fromEntries(compiled) }
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(scope))
}

/** @type {(asked: import('esbuild').OnResolveArgs) => import('esbuild').OnResolveResult | undefined} */
function keptImport({ kind, path: name, resolveDir }) {
  if (kind === 'entry-point') return undefined
  const isOurs = (/** @type {string} */ ending) => existsSync(path.join(resolveDir, name + ending))
  const ending = name.startsWith('.') && ['.ts', '.tsx', '/index.ts'].find(isOurs)
  return { path: ending ? name + ending.replace(/tsx?$/, 'js') : name, external: true }
}

/** @param {string} current */
async function removeOldFolders(current) {
  const buildDir = path.dirname(current)
  const names = (await readdir(buildDir)).map((name) => path.join(buildDir, name))
  const others = names.filter((name) => name !== current)
  const made = await Promise.all(
    others.map((name) =>
      stat(name).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    ),
  )
  const newestFirst = others.map((name, at) => ({ name, made: made[at] })).sort((a, b) => b.made - a.made)
  // Another process may be removing them.
  for (const { name } of newestFirst.slice(keptFolders - 1)) {
    await rm(name, { recursive: true, force: true }).catch(() => undefined)
  }
}
