import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Who takes an import back may be somebody else than who made it (docs/decisions/071-import-as-a-job.md). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table contact_imports add column undoer_id uuid references users (id) on delete set null;
    create index contact_imports_undoer_idx on contact_imports (undoer_id)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table contact_imports drop column undoer_id`)
}
