import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { projectDir } from '#env'

const readMark = async () => {
  const file = path.join(/* turbopackIgnore: true */ projectDir, 'public/brand/mark.svg')
  return `data:image/svg+xml;base64,${(await readFile(file)).toString('base64')}`
}

let mark: Promise<string> | undefined

export const cardMark = () => (mark ??= readMark())
