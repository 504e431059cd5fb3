import { sql } from '@payloadcms/db-postgres'

export const uuids = (ids: readonly string[]) => sql`${`{${ids.join(',')}}`}::uuid[]`
