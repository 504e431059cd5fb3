import { readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import type { Site } from './start-site'

/** SQL for what no request may do, such as moving an ad in time. */
export async function siteSql({ dataDir }: Site, statement: string, values: unknown[] = []): Promise<void> {
  const read = async (name: string) => (await readFile(path.join(dataDir, name), 'utf8')).trim()
  const [port, password] = await Promise.all([read('postgres-port'), read('postgres-password')])
  const client = new pg.Client({
    host: '127.0.0.1',
    port: Number(port),
    user: 'bg_de',
    database: 'bg_de',
    password,
  })
  await client.connect()
  try {
    await client.query(statement, values)
  } finally {
    await client.end()
  }
}
