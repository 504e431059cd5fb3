import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "users" ADD COLUMN "suspended_until" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "suspension_reason" varchar;
  CREATE INDEX "users_suspended_until_idx" ON "users" USING btree ("suspended_until");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "users_suspended_until_idx";
  ALTER TABLE "users" DROP COLUMN "suspended_until";
  ALTER TABLE "users" DROP COLUMN "suspension_reason";`)
}
