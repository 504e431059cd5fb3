import { postgresAdapter } from '@payloadcms/db-postgres'
import { getPayload } from 'payload'
import config from '#config'

/**
 * Ten writers until standard input closes. Every acknowledged name is printed on its own line, so that the
 * parent knows what the database must still have, even when this process dies. `stock` swaps the guarded
 * adapter for Payload's own.
 */
if (process.argv.includes('stock')) {
  const { db } = await config
  const stock = postgresAdapter({
    pool: { connectionString: process.env.DATABASE_URL, max: 20 },
    idType: 'uuid',
    push: false,
  })
  Object.assign(db, stock)
}
const payload = await getPayload({ config })
let isOpen = true
process.stdin.on('close', () => (isOpen = false)).resume()

await Promise.all(Array.from({ length: 10 }, (_, writer) => write(writer)))
process.exit(0)

async function write(writer: number) {
  for (let count = 0; isOpen; count += 1) {
    const name = `${writer}-${count}`
    await payload.create({ collection: 'article-categories', data: { name } }).then(
      () => process.stdout.write(`${name}\n`),
      // Refused is not lost. A short breath, as a client would take, while the database is away.
      () => new Promise((resolve) => setTimeout(resolve, 20)),
    )
  }
}
