import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "apartments" ALTER COLUMN "address" DROP NOT NULL;
  -- Who searches has neither an address nor a deposit to name.
  UPDATE "apartments" SET "address" = NULL, "deposit" = NULL WHERE "ad_type" = 'search';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   UPDATE "apartments" SET "address" = "city" WHERE "address" IS NULL;
  ALTER TABLE "apartments" ALTER COLUMN "address" SET NOT NULL;`)
}
