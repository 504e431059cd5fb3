import { postgresAdapter } from '@payloadcms/db-postgres'
import { getPayload } from 'payload'
import config from '#config'

/** Until standard input closes. Prints acknowledged names. `stock` uses Payload's own adapter. */
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
      () => new Promise((resolve) => setTimeout(resolve, 20)),
    )
  }
}
