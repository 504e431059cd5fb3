import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Bulk operations of staff and their rows (docs/decisions/069-bulk-work.md). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table bulk_jobs (
      id uuid primary key default gen_random_uuid(),
      owner_id uuid not null references users (id) on delete cascade,
      collection text not null,
      action text not null,
      data jsonb,
      reason text,
      as_of timestamp(3) with time zone,
      state text not null default 'waiting',
      created_at timestamp(3) with time zone not null default now(),
      beat_at timestamp(3) with time zone not null default now()
    );
    create unique index bulk_jobs_one_idx on bulk_jobs (owner_id, collection) where state in ('waiting', 'running');
    create index bulk_jobs_under_way_idx on bulk_jobs (beat_at) where state in ('waiting', 'running');
    create index bulk_jobs_owner_idx on bulk_jobs (owner_id);
    create index bulk_jobs_created_idx on bulk_jobs (created_at);

    create table bulk_rows (
      job_id uuid not null references bulk_jobs (id) on delete cascade,
      id uuid not null,
      state text,
      title text,
      problem text,
      primary key (job_id, id)
    );
    create index bulk_rows_open_idx on bulk_rows (job_id, id) where state is null`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table bulk_rows, bulk_jobs`)
}
