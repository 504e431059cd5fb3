import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'bulkWork' BEFORE 'forumUpkeep';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'resumeBulk' BEFORE 'sendAdExpiry';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'bulkWork' BEFORE 'forumUpkeep';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'resumeBulk' BEFORE 'sendAdExpiry';
  ALTER TABLE "forum_topics" ADD COLUMN "is_locked" boolean DEFAULT false;
  ALTER TABLE "forum_topics" ADD COLUMN "merged_into_id" uuid;
  ALTER TABLE "forum_topics" ADD CONSTRAINT "forum_topics_merged_into_id_forum_topics_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."forum_topics"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "forum_topics_merged_into_idx" ON "forum_topics" USING btree ("merged_into_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "forum_topics" DROP CONSTRAINT "forum_topics_merged_into_id_forum_topics_id_fk";
  
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'forumUpkeep', 'purgeChanges', 'purgeEmptyArticles', 'purgeNotifications', 'purgePictures', 'remindOfEvents', 'removeFile', 'sendAdExpiry', 'sendDigest', 'sendLetter', 'sendMessage', 'tellMembers', 'watchAdExpiry', 'weeklyDigest', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'forumUpkeep', 'purgeChanges', 'purgeEmptyArticles', 'purgeNotifications', 'purgePictures', 'remindOfEvents', 'removeFile', 'sendAdExpiry', 'sendDigest', 'sendLetter', 'sendMessage', 'tellMembers', 'watchAdExpiry', 'weeklyDigest', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "forum_topics_merged_into_idx";
  ALTER TABLE "forum_topics" DROP COLUMN "is_locked";
  ALTER TABLE "forum_topics" DROP COLUMN "merged_into_id";`)
}
