import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What PostgreSQL itself keeps true about the directory (docs/decisions/074-directory-stays-true.md). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create unique index directory_requests_one_report_idx on directory_requests (content_hash)
      where status = 'pending' and content_hash is not null;
    create unique index directory_requests_one_claim_idx on directory_requests (owner_id, item_id)
      where status = 'pending' and kind = 'claim';
    create index directory_requests_waiting_idx on directory_requests (item_kind, created_at)
      where status = 'pending';
    create index contacts_unchecked_idx on contacts (coalesce(verified_at, created_at))
      where listed and email is not null;

    create function forget_letter() returns trigger language plpgsql as $$
      begin
        new.address_bounced := false;
        new.letter_at := null;
        new.letter_sent_at := null;
        return new;
      end $$;
    create trigger contacts_new_address before update of email on contacts
      for each row when (new.email is distinct from old.email) execute function forget_letter()`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger contacts_new_address on contacts;
    drop function forget_letter();
    drop index contacts_unchecked_idx;
    drop index directory_requests_waiting_idx;
    drop index directory_requests_one_claim_idx;
    drop index directory_requests_one_report_idx`)
}
