import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "forum_topics" ADD COLUMN "is_locked" boolean DEFAULT false;
  ALTER TABLE "forum_topics" ADD COLUMN "merged_into_id" uuid;
  ALTER TABLE "forum_topics" ADD CONSTRAINT "forum_topics_merged_into_id_forum_topics_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."forum_topics"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "forum_topics_merged_into_idx" ON "forum_topics" USING btree ("merged_into_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "forum_topics" DROP CONSTRAINT "forum_topics_merged_into_id_forum_topics_id_fk";
  
  DROP INDEX "forum_topics_merged_into_idx";
  ALTER TABLE "forum_topics" DROP COLUMN "is_locked";
  ALTER TABLE "forum_topics" DROP COLUMN "merged_into_id";`)
}
