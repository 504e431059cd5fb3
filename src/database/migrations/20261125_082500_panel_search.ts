import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The search above a list of the panels looks for a part of a word, in each of its fields. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE INDEX "contacts_name_trigrams_idx" ON "contacts" USING gin ("name" gin_trgm_ops);
    CREATE INDEX "contacts_city_trigrams_idx" ON "contacts" USING gin ("city" gin_trgm_ops);
    CREATE INDEX "contacts_specialty_trigrams_idx" ON "contacts" USING gin ("specialty" gin_trgm_ops);
    CREATE INDEX "contacts_phone_trigrams_idx" ON "contacts" USING gin ("phone" gin_trgm_ops);
    CREATE INDEX "users_full_name_trigrams_idx" ON "users" USING gin ("full_name" gin_trgm_ops);
    CREATE INDEX "users_email_trigrams_idx" ON "users" USING gin ("email" gin_trgm_ops);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX "contacts_name_trigrams_idx";
    DROP INDEX "contacts_city_trigrams_idx";
    DROP INDEX "contacts_specialty_trigrams_idx";
    DROP INDEX "contacts_phone_trigrams_idx";
    DROP INDEX "users_full_name_trigrams_idx";
    DROP INDEX "users_email_trigrams_idx";`)
}
