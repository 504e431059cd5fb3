import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { type FileRow, filesOfRow } from '#database/files/files-of-row'
import { openFiles } from '#database/files/open-files'

const withFiles = ['media', 'documents'] as const

export async function emptyEverything(payload: Payload): Promise<void> {
  const stored = await Promise.all(
    withFiles.map(async (collection) => {
      const { docs } = await payload.find({ collection, depth: 0, pagination: false })
      return docs.flatMap((doc) => filesOfRow(collection, doc as FileRow))
    }),
  )
  // The trail of staff stays, as PostgreSQL demands (docs/decisions/066-trail.md), and what every installation has.
  await payload.db.drizzle.execute(sql`
    do $$ begin
      execute (select 'truncate table ' || string_agg(format('%I', tablename), ', ') from pg_tables
        where schemaname = 'public' and tablename not in ('payload_migrations', 'trail', 'synonyms', 'search_index'));
    end $$`)
  // A job would remove them, but the jobs are deleted too.
  const files = await openFiles()
  for (const { file } of stored.flat()) await files.remove(file)
}
