import { randomBytes } from 'node:crypto'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ownTables } from '#database/backup/schema-facts'
import { fillTable } from '#support/plans/fill-table'
import { type Column, columnsOfTables, small } from '#support/plans/values'
import { asOwner, asSuperuser, type Instance } from './instances'

const FILE_BYTES = 100_000
/** Names of files that are not there would only be reported as missing. */
const namesFile = /filename$/

type Content = { rows: number; files: number }

/** As many rows in each table, and pictures of 100 kB, which like real ones can hardly be compressed. */
export async function fill({ url, dataDir }: Instance, { rows, files }: Content) {
  await asSuperuser(url, async (client) => {
    const { rows: columns } = await client.query<Column>(columnsOfTables)
    const tables = [...new Set(columns.map(({ table }) => table))].filter((table) => !small.test(table))
    const each = Math.ceil(rows / tables.length)
    for (const table of tables) {
      const isPictures = table === 'media'
      const filled = columns.filter(
        (one) =>
          one.table === table && (!namesFile.test(one.name) || (isPictures && one.name === 'filename')),
      )
      await fillTable({ client, table, columns: filled, rows: isPictures ? files : each })
    }
    await client.query('analyze')
  })
  await mkdir(path.join(dataDir, 'media'), { recursive: true })
  for (let number = 1; number <= files; number += 1)
    await writeFile(path.join(dataDir, 'media', `filename-${number}`), randomBytes(FILE_BYTES))
}

/** Throws unless both hold as much. */
export async function assertAsFull(copy: Instance, source: Instance) {
  const [found, expected] = [await contentOf(copy), await contentOf(source)]
  if (JSON.stringify(found) !== JSON.stringify(expected))
    throw new Error(`${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`)
}

async function contentOf({ url, dataDir }: Instance): Promise<Content> {
  const rows = await asOwner(url, async (client) => {
    const tables = (await ownTables(client)).map(({ name }) => `select count(*) from ${name}`)
    const { rows: counts } = await client.query<{ sum: string }>(
      `select sum(count) from (${tables.join(' union all ')}) counted`,
    )
    return Number(counts[0]!.sum)
  })
  return { rows, files: (await readdir(path.join(dataDir, 'media'))).length }
}
