import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "forum_topics" ADD COLUMN "text_key" varchar;
  ALTER TABLE "forum_comments" ADD COLUMN "text_key" varchar;
  ALTER TABLE "posts" ADD COLUMN "text_key" varchar;
  ALTER TABLE "post_comments" ADD COLUMN "text_key" varchar;
  CREATE UNIQUE INDEX "owner_textKey_idx" ON "forum_topics" USING btree ("owner_id","text_key");
  CREATE UNIQUE INDEX "owner_textKey_1_idx" ON "forum_comments" USING btree ("owner_id","text_key");
  CREATE UNIQUE INDEX "owner_textKey_2_idx" ON "posts" USING btree ("owner_id","text_key");
  CREATE UNIQUE INDEX "owner_textKey_3_idx" ON "post_comments" USING btree ("owner_id","text_key");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "owner_textKey_idx";
  DROP INDEX "owner_textKey_1_idx";
  DROP INDEX "owner_textKey_2_idx";
  DROP INDEX "owner_textKey_3_idx";
  ALTER TABLE "forum_topics" DROP COLUMN "text_key";
  ALTER TABLE "forum_comments" DROP COLUMN "text_key";
  ALTER TABLE "posts" DROP COLUMN "text_key";
  ALTER TABLE "post_comments" DROP COLUMN "text_key";`)
}
