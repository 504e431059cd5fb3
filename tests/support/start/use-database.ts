import pg from 'pg'
import { withDatabase } from '#database/start/with-database'

await withDatabase(async (url) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('create table if not exists commands (pid int)')
  await client.query('insert into commands values ($1)', [process.pid])
  await client.end()
  console.log(JSON.stringify({ url }))
})
process.exit(0)
