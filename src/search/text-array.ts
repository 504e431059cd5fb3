import { sql } from '@payloadcms/db-postgres'

export const textArray = (words: readonly string[]) =>
  sql`${`{${words.map((word) => `"${word.replace(/["\\]/g, '\\$&')}"`).join(',')}}`}::text[]`
