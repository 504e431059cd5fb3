import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import { projectDir } from '#env'
import { buildId } from '../../build-id'
import { addressesIn, publicFiles, SERVICE_WORKER } from '../response/public-files'
import { type CachedPage, toCachedPage } from './cached-page'

type StaticFile = { file: string; type: string; control: string }

/** Their names contain a hash of their content. */
const forEver = 'public, max-age=31536000, immutable'
const megabyte = 1024 * 1024

/** Browsers then compile the file beside the page instead of in it (docs/decisions/094-scripts-compiled-early.md). */
const compileWhileLoading = Buffer.from('//# allFunctionsCalledOnLoad\n')

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/** Compressing per request costs more than everything else (docs/decisions/005-no-next-cache.md). */
export function createStaticFiles() {
  const known = new Map([...builtFiles(), ...ownFiles()])
  const onEveryPage = scriptsOfEveryPage()
  const firstLine = (address: string) => {
    if (address === SERVICE_WORKER) return Buffer.from(`self.BUILD = '${buildId()}'\n`)
    return onEveryPage.has(address) ? compileWhileLoading : Buffer.alloc(0)
  }
  const copies = new LRUCache<string, CachedPage>({
    maxSize: 32 * megabyte,
    sizeCalculation: ({ size }) => size,
    fetchMethod: async (address) => {
      const { file, type } = known.get(address)!
      const content = await readFile(file)
      const body = Buffer.concat([firstLine(address), content])
      return toCachedPage({ status: 200, headers: { 'content-type': type }, body, isKeptForLong: true })
    },
  })

  /** Null for other files; Next sends pictures and fonts. */
  return async (address: string): Promise<{ page: CachedPage; control: string } | null> => {
    const control = known.get(address)?.control
    const page = control && (await copies.fetch(address))
    return page ? { page, control } : null
  }
}

/** React and Next; empty before the first build. */
function scriptsOfEveryPage(): ReadonlySet<string> {
  const manifest = path.join(projectDir, '.next/build-manifest.json')
  if (!existsSync(manifest)) return new Set()
  const { rootMainFiles } = JSON.parse(readFileSync(manifest, 'utf8')) as { rootMainFiles: string[] }
  return new Set(rootMainFiles.map((file) => `/_next/${file}`))
}

function builtFiles() {
  const folder = path.join(projectDir, '.next/static')
  return addressesIn(folder).flatMap((name) =>
    textFile({ address: `/_next/static${name}`, file: path.join(folder, name), control: forEver }),
  )
}

function ownFiles() {
  const folder = path.join(projectDir, 'public')
  return [...publicFiles].flatMap(([address, control]) =>
    textFile({ address, file: path.join(folder, address), control }),
  )
}

type Given = { address: string; file: string; control: string }

function textFile({ address, file, control }: Given): [string, StaticFile][] {
  const type = types[path.extname(address)]
  return type ? [[address, { file, type, control }]] : []
}
