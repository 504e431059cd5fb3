import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Whether a picture stands in the text of an article is asked for each picture; the expression is that of access/pictures.ts. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create index articles_content_ids_idx on articles using gin (
      jsonb_path_query_array(content, 'strict $.** ? (@ like_regex "^[0-9a-f-]{36}$")') jsonb_path_ops
    )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop index articles_content_ids_idx`)
}
