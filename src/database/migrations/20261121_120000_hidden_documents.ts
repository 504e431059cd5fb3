import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "documents" ADD COLUMN "hidden" boolean DEFAULT false;
  ALTER TABLE "documents" ADD COLUMN "hidden_reason" varchar;
  CREATE INDEX "documents_hidden_idx" ON "documents" USING btree ("hidden");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "documents_hidden_idx";
  ALTER TABLE "documents" DROP COLUMN "hidden";
  ALTER TABLE "documents" DROP COLUMN "hidden_reason";`)
}
