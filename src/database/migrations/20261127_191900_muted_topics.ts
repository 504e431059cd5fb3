import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Who does not want to hear of a topic. Whether they follow it stays beside it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`alter table topic_members add column muted boolean not null default false`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table topic_members drop column muted`)
}
