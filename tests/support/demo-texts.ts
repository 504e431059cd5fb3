import { readdirSync } from 'node:fs'
import path from 'node:path'

const folder = path.join(import.meta.dirname, '../../src/texts/demo')
/** Scripts run compiled. */
const extension = path.extname(import.meta.filename)

/** Every string of the demo content by its file, `apartments.ts`, without those of the consulates, which are real. */
export async function demoTexts(): Promise<Record<string, string[]>> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith(extension) && path.parse(file).name !== 'embassies',
  )
  const found = files.map(async (file) => {
    const exported = (await import(/* @vite-ignore */ path.join(folder, file))) as object
    return [file, stringsIn(Object.values(exported))] as const
  })
  return Object.fromEntries(await Promise.all(found))
}

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : []
}
