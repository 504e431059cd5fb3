import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { openFiles } from '#database/files/open-files'
import { fileOf, type StoredRow } from '#hooks/stored-file'

/** Files go with their rows; the list of migrations stays. */
export async function emptyEverything(payload: Payload): Promise<void> {
  const { docs: documents } = await payload.find({ collection: 'documents', depth: 0, pagination: false })
  await payload.delete({ collection: 'media', where: {} })
  await payload.db.drizzle.execute(sql`
    do $$ begin
      execute (select 'truncate table ' || string_agg(format('%I', tablename), ', ') from pg_tables
        where schemaname = 'public' and tablename <> 'payload_migrations');
    end $$`)
  // Otherwise removed by a job, and the jobs are gone now.
  const files = await openFiles()
  for (const document of documents) await files.remove(fileOf('documents', document as StoredRow))
}
