import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The oldest that waits for staff, and how much (src/database/statements/panels/waiting.ts). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create index reports_waiting_idx on reports (created_at) where status = 'pending';
    create index notices_waiting_idx on notices (created_at) where status = 'pending';
    create index admin_messages_waiting_idx on admin_messages (created_at) where status = 'unread';
    create index stores_waiting_idx on stores (updated_at) where approval = 'pending';
    create index services_waiting_idx on services (updated_at) where approval = 'pending';
    create index contacts_waiting_idx on contacts (updated_at) where approval = 'pending';
    create index apartments_waiting_idx on apartments (updated_at) where approval = 'pending'`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index reports_waiting_idx, notices_waiting_idx, admin_messages_waiting_idx, stores_waiting_idx,
      services_waiting_idx, contacts_waiting_idx, apartments_waiting_idx`)
}
