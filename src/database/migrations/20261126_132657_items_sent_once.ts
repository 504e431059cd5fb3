import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "owner_clientKey_idx";
  DROP INDEX "owner_clientKey_1_idx";
  DROP INDEX "owner_clientKey_2_idx";
  DROP INDEX "owner_clientKey_3_idx";
  ALTER TABLE "services" ADD COLUMN "client_key" varchar;
  ALTER TABLE "events" ADD COLUMN "client_key" varchar;
  ALTER TABLE "stores" ADD COLUMN "client_key" varchar;
  ALTER TABLE "apartments" ADD COLUMN "client_key" varchar;
  ALTER TABLE "small_ads" ADD COLUMN "client_key" varchar;
  CREATE UNIQUE INDEX "owner_clientKey_idx" ON "services" USING btree ("owner_id","client_key");
  CREATE UNIQUE INDEX "owner_clientKey_1_idx" ON "events" USING btree ("owner_id","client_key");
  CREATE UNIQUE INDEX "owner_clientKey_2_idx" ON "stores" USING btree ("owner_id","client_key");
  CREATE UNIQUE INDEX "owner_clientKey_3_idx" ON "apartments" USING btree ("owner_id","client_key");
  CREATE UNIQUE INDEX "owner_clientKey_4_idx" ON "small_ads" USING btree ("owner_id","client_key");
  CREATE UNIQUE INDEX "owner_clientKey_5_idx" ON "forum_topics" USING btree ("owner_id","client_key");
  CREATE UNIQUE INDEX "owner_clientKey_6_idx" ON "forum_comments" USING btree ("owner_id","client_key");
  CREATE UNIQUE INDEX "owner_clientKey_7_idx" ON "posts" USING btree ("owner_id","client_key");
  CREATE UNIQUE INDEX "owner_clientKey_8_idx" ON "post_comments" USING btree ("owner_id","client_key");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "owner_clientKey_idx";
  DROP INDEX "owner_clientKey_1_idx";
  DROP INDEX "owner_clientKey_2_idx";
  DROP INDEX "owner_clientKey_3_idx";
  DROP INDEX "owner_clientKey_4_idx";
  DROP INDEX "owner_clientKey_5_idx";
  DROP INDEX "owner_clientKey_6_idx";
  DROP INDEX "owner_clientKey_7_idx";
  DROP INDEX "owner_clientKey_8_idx";
  CREATE UNIQUE INDEX "owner_clientKey_idx" ON "forum_topics" USING btree ("owner_id","client_key");
  CREATE UNIQUE INDEX "owner_clientKey_1_idx" ON "forum_comments" USING btree ("owner_id","client_key");
  CREATE UNIQUE INDEX "owner_clientKey_2_idx" ON "posts" USING btree ("owner_id","client_key");
  CREATE UNIQUE INDEX "owner_clientKey_3_idx" ON "post_comments" USING btree ("owner_id","client_key");
  ALTER TABLE "services" DROP COLUMN "client_key";
  ALTER TABLE "events" DROP COLUMN "client_key";
  ALTER TABLE "stores" DROP COLUMN "client_key";
  ALTER TABLE "apartments" DROP COLUMN "client_key";
  ALTER TABLE "small_ads" DROP COLUMN "client_key";`)
}
