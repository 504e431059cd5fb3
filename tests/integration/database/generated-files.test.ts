import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { SanitizedConfig } from 'payload'
import { generateTypes } from 'payload/node'
import { describe, expect, it } from 'vitest'
import config from '#config'
import { iconSpriteFile, makeIconSprite } from '#cli/icon-sprite'
import { getTestPayload } from '#support/rest'

describe('generated files match what they are made of', () => {
  it('in the migrations', async () => {
    const { db } = await getTestPayload()
    const folder = 'src/database/migrations'
    const latest = readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .sort()
      .at(-1)
    const committed = JSON.parse(readFileSync(path.join(folder, latest ?? ''), 'utf8'))
    const kit = (db as any).requireDrizzleKit()
    const statements = await kit.generateMigration(
      committed,
      await kit.generateDrizzleJson((db as any).schema),
    )
    expect(statements).toEqual([])
  })

  it('in the types', async () => {
    const outputFile = path.join(mkdtempSync(path.join(tmpdir(), 'bg-de-types-')), 'types.ts')
    await generateTypes({ ...(await config), typescript: { outputFile } } as SanitizedConfig, { log: false })
    expect(readFileSync(outputFile, 'utf8')).toBe(readFileSync('src/payload-types.ts', 'utf8'))
  })

  it('in the icons', () => {
    expect(makeIconSprite()).toBe(readFileSync(iconSpriteFile, 'utf8'))
  })
})
