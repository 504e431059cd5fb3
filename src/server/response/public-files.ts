import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { projectDir } from '#env'
import type { Exchange } from './exchange'

const forADay = 'public, max-age=86400, stale-while-revalidate=604800'
const forAnHour = 'public, max-age=3600, stale-while-revalidate=86400'

/** Browsers must always check for a new one. */
export const SERVICE_WORKER = '/service-worker.js'
const generated = ['/manifest.webmanifest', '/robots.txt']
const successful = new Set([200, 206, 304])

export function addressesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const address = (file: string) => `/${path.relative(folder, file).split(path.sep).join('/')}`
  return files.map(({ parentPath, name }) => address(path.join(parentPath, name)))
}

export const publicFiles: ReadonlyMap<string, string> = new Map([
  ...addressesIn(path.join(projectDir, 'public')).map((address): [string, string] => [
    address,
    address === SERVICE_WORKER ? 'no-cache' : forADay,
  ]),
  ...generated.map((address): [string, string] => [address, forAnHour]),
])

export function cachePublicFile({ response, path }: Exchange) {
  const control = path === null ? undefined : publicFiles.get(path)
  if (control && successful.has(response.statusCode)) response.setHeader('Cache-Control', control)
}
