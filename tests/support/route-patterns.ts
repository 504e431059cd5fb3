import { readdirSync } from 'node:fs'
import path from 'node:path'

type Kind = 'page' | 'route'

/** From the folders: `/news/[slug]`, `/api/[...slug]`. */
export function routePatterns(kinds: readonly Kind[] = ['page', 'route']): string[] {
  const isAnswer = new RegExp(`(^|/)(${kinds.join('|')})\\.tsx?$`)
  return readdirSync('src/app', { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => isAnswer.test(file))
    .map((file) => `/${file.split('/').slice(0, -1).filter(isInAddress).join('/')}`)
    .sort()
}

const isInAddress = (folder: string) => !folder.startsWith('(')

export const isDynamic = (pattern: string) => pattern.includes('[')

export function matches(pattern: string, address: string): boolean {
  const source = pattern
    .replace(/\./g, '\\.')
    .replace(/\/\[\[\\\.\\\.\\\.\w+\]\]/g, '(/.+)?')
    .replace(/\[\\\.\\\.\\\.\w+\]/g, '.+')
    .replace(/\[\w+\]/g, '[^/]+')
  return new RegExp(`^${source}$`).test(address)
}
