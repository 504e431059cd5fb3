import { createReadStream, createWriteStream } from 'node:fs'
import { cp, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { from, to } from 'pg-copy-streams'
import { copyStatement, ownTables } from '#database/backup/schema-facts'
import { asSuperuser, type Instance } from './instances'

const media = 'media'

/** Each table and each file into a file of its own, as they are. */
export async function copyOut({ url, dataDir }: Instance, folder: string) {
  await mkdir(folder)
  await asSuperuser(url, async (client) => {
    for (const table of await ownTables(client)) {
      const rows = client.query(to(copyStatement(table, 'to stdout')))
      await pipeline(rows, createWriteStream(path.join(folder, table.name)))
    }
  })
  await cp(path.join(dataDir, media), path.join(folder, 'files'), { recursive: true })
}

/** Into tables that are there, with their indexes. */
export async function copyIn({ url, dataDir }: Instance, folder: string) {
  await asSuperuser(url, async (client) => {
    await client.query('begin')
    for (const table of await ownTables(client)) {
      const rows = createReadStream(path.join(folder, table.name))
      await pipeline(rows, client.query(from(copyStatement(table, 'from stdin'))))
    }
    await client.query('commit')
  })
  await cp(path.join(folder, 'files'), path.join(dataDir, media), { recursive: true })
}
