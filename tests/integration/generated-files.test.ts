import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { getTestPayload } from '../support/rest'

describe('генерираните файлове следват колекциите', () => {
  it('миграциите описват точно сегашните колекции', async () => {
    const { db } = await getTestPayload()
    const folder = 'src/database/migrations'
    const latest = readdirSync(folder).filter((file) => file.endsWith('.json')).sort().at(-1)
    const committed = JSON.parse(readFileSync(path.join(folder, latest ?? ''), 'utf8'))
    const kit = (db as any).requireDrizzleKit()
    const statements = await kit.generateMigration(committed, await kit.generateDrizzleJson((db as any).schema))
    expect(statements).toEqual([])
  })

  it('типовете са генерирани от сегашните колекции', () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'bg-de-types-')), 'types.ts')
    execFileSync('npx', ['payload', 'generate:types'], { env: { ...process.env, PAYLOAD_TS_OUTPUT_PATH: file } })
    expect(readFileSync(file, 'utf8')).toBe(readFileSync('src/payload-types.ts', 'utf8'))
  })
})
