import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// One open report for each member and item; Payload knows no partial indexes.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE UNIQUE INDEX "reports_one_open_idx" ON "reports" USING btree ("owner_id", "item_type", "item_id")
     WHERE "status" = 'pending';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "reports_one_open_idx";`)
}
