import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Imports of contacts, and what each has changed, for taking it back (docs/decisions/071-import-as-a-job.md). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table contact_imports (
      id uuid primary key default gen_random_uuid(),
      author_id uuid references users (id) on delete set null,
      file_name text not null default '',
      file bytea,
      options jsonb not null default '{}',
      state text not null default 'waiting',
      total integer not null default 0,
      done integer not null default 0,
      result jsonb,
      refused jsonb,
      kept jsonb,
      problem text,
      written_at timestamp(3) with time zone,
      created_at timestamp(3) with time zone not null default now(),
      beat_at timestamp(3) with time zone not null default now(),
      ended_at timestamp(3) with time zone
    );
    create unique index contact_imports_one_idx on contact_imports (author_id)
      where state in ('waiting', 'running', 'undoing');
    create index contact_imports_author_idx on contact_imports (author_id);
    create index contact_imports_created_idx on contact_imports (created_at);

    create table contact_import_changes (
      import_id uuid not null references contact_imports (id) on delete cascade,
      contact_id uuid not null,
      before jsonb,
      primary key (import_id, contact_id)
    )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table contact_import_changes, contact_imports`)
}
