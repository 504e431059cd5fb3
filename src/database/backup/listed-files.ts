import type pg from 'pg'
import { uploadCollections } from '#domain/limits'
import type { StoredFile } from '../files/stored-file'
import { ownTables, quoted } from './schema-facts'

export async function listedFiles(client: pg.Client): Promise<StoredFile[]> {
  const tables = await ownTables(client)
  const files: StoredFile[] = []
  for (const collection of uploadCollections) {
    const columns = tables.find(({ name }) => name === collection)?.columns ?? []
    const names = columns.filter((column) => column === 'filename' || /^sizes_.+_filename$/.test(column))
    for (const column of names) {
      const { rows } = await client.query<StoredFile>(
        `select $1::text as collection, ${quoted(column)} as filename,
           ${columns.includes('prefix') ? `coalesce(prefix, '')` : `''`} as prefix,
           coalesce(${quoted(column.replace(/filename$/, 'mime_type'))}, '') as "mimeType"
         from public.${quoted(collection)} where ${quoted(column)} is not null order by 2`,
        [collection],
      )
      files.push(...rows)
    }
  }
  return files
}
