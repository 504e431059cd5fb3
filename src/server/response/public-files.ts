import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { ServerResponse } from 'node:http'
import { projectDir } from '#env'
import { beforeHeaders } from './before-headers'

const keptForADay = 'public, max-age=86400, stale-while-revalidate=604800'
const keptForAnHour = 'public, max-age=3600, stale-while-revalidate=86400'

/** A browser must always ask whether its service worker is still the current one. */
const alwaysAsked = new Set(['/service-worker.js'])
/** Made by Next, the same for everybody until the next build. */
const made = ['/manifest.webmanifest', '/robots.txt']

/** The addresses of the files in a folder, as seen from it. */
export function addressesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const address = (file: string) => `/${path.relative(folder, file).split(path.sep).join('/')}`
  return files.map(({ parentPath, name }) => address(path.join(parentPath, name)))
}

/** How long browsers keep each of the files that Next would let them ask for again and again. */
export function publicFiles(): Map<string, string> {
  const files = addressesIn(path.join(projectDir, 'public')).filter((address) => !alwaysAsked.has(address))
  return new Map([
    ...files.map((address): [string, string] => [address, keptForADay]),
    ...made.map((address): [string, string] => [address, keptForAnHour]),
  ])
}

export function keepPublicFile({ response, control }: { response: ServerResponse; control: string }) {
  beforeHeaders({
    response,
    change: () => {
      if ([200, 206, 304].includes(response.statusCode)) response.setHeader('Cache-Control', control)
    },
  })
}
