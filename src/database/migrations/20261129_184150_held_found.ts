import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_statements_source" ADD VALUE 'site';
  CREATE INDEX "forum_topics_is_held_idx" ON "forum_topics" USING btree ("is_held");
  CREATE INDEX "forum_comments_is_held_idx" ON "forum_comments" USING btree ("is_held");
  CREATE INDEX "posts_is_held_idx" ON "posts" USING btree ("is_held");
  CREATE INDEX "post_comments_is_held_idx" ON "post_comments" USING btree ("is_held");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "statements" ALTER COLUMN "source" SET DATA TYPE text;
  UPDATE "statements" SET "source" = 'report' WHERE "source" = 'site';
  DROP TYPE "public"."enum_statements_source";
  CREATE TYPE "public"."enum_statements_source" AS ENUM('report', 'notice');
  ALTER TABLE "statements" ALTER COLUMN "source" SET DATA TYPE "public"."enum_statements_source" USING "source"::"public"."enum_statements_source";
  DROP INDEX "forum_topics_is_held_idx";
  DROP INDEX "forum_comments_is_held_idx";
  DROP INDEX "posts_is_held_idx";
  DROP INDEX "post_comments_is_held_idx";`)
}
