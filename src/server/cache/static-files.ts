import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import { projectDir } from '#env'
import { addressesIn, publicFiles } from '../response/public-files'
import { type CachedPage, toCachedPage } from './cached-page'

type StaticFile = { file: string; type: string; control: string }

/** Their names contain a hash of their content. */
const forEver = 'public, max-age=31536000, immutable'
const megabyte = 1024 * 1024

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/** Compressing per request costs more than everything else (docs/decisions/005-no-next-cache.md). */
export function createStaticFiles() {
  const known = new Map([...builtFiles(), ...ownFiles()])
  const copies = new LRUCache<string, CachedPage>({
    maxSize: 32 * megabyte,
    sizeCalculation: ({ size }) => size,
    fetchMethod: async (address) => {
      const { file, type } = known.get(address)!
      return toCachedPage({ status: 200, headers: { 'content-type': type }, body: await readFile(file) })
    },
  })

  /** Null for other files; Next sends pictures and fonts. */
  return async (address: string): Promise<{ page: CachedPage; control: string } | null> => {
    const control = known.get(address)?.control
    const page = control && (await copies.fetch(address))
    return page ? { page, control } : null
  }
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
