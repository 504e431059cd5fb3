import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "admin_messages" ADD COLUMN "client_key" varchar;
  CREATE UNIQUE INDEX "owner_clientKey_9_idx" ON "admin_messages" USING btree ("owner_id","client_key");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "owner_clientKey_9_idx";
  ALTER TABLE "admin_messages" DROP COLUMN "client_key";`)
}
