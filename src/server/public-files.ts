import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { ServerResponse } from 'node:http'
import { projectDir } from '#env'
import { beforeHeaders } from './before-headers'

/** A browser must always ask whether its service worker is still the current one. */
const alwaysAsked = new Set(['/sw.js'])
const kept = 'public, max-age=86400, stale-while-revalidate=604800'

/** The addresses of the files in `public/`, which Next would let every browser ask for again and again. */
export function publicFiles(folder = path.join(projectDir, 'public')): Set<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const address = (file: string) => `/${path.relative(folder, file).split(path.sep).join('/')}`
  return new Set(files.map(({ parentPath, name }) => address(path.join(parentPath, name))))
}

export function keepPublicFile({ response, path }: { response: ServerResponse; path: string }) {
  if (alwaysAsked.has(path)) return
  beforeHeaders({
    response,
    change: () => {
      if ([200, 206, 304].includes(response.statusCode)) response.setHeader('Cache-Control', kept)
    },
  })
}
