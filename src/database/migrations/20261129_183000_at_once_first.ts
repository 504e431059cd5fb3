import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What is to be told at once is found before all that waits for eight o'clock (docs/decisions/100-saved-searches.md). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "search_hits" ADD COLUMN "is_at_once" boolean NOT NULL DEFAULT false;
  DROP INDEX "search_hits_due_idx";
  CREATE INDEX "search_hits_due_idx" ON "search_hits" USING btree ("is_at_once", "due_at", "search_id") WHERE "told_at" IS NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "search_hits_due_idx";
  ALTER TABLE "search_hits" DROP COLUMN "is_at_once";
  CREATE INDEX "search_hits_due_idx" ON "search_hits" USING btree ("due_at", "search_id") WHERE "told_at" IS NULL;`)
}
