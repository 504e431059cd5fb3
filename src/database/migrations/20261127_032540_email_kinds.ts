import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'emailMembers' BEFORE 'forumUpkeep';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'sendEventNews' BEFORE 'sendLetter';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'sendMemberEmail' BEFORE 'sendMessage';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'emailMembers' BEFORE 'forumUpkeep';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'sendEventNews' BEFORE 'sendLetter';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'sendMemberEmail' BEFORE 'sendMessage';
  ALTER TABLE "users" ADD COLUMN "decision_emails" boolean DEFAULT true;
  ALTER TABLE "users" ADD COLUMN "event_emails" boolean DEFAULT true;
  ALTER TABLE "users" ADD COLUMN "expiry_emails" boolean DEFAULT true;
  ALTER TABLE "users" ADD COLUMN "reply_emails" boolean DEFAULT true;
  UPDATE "payload_jobs" SET "queue" = 'mailings' WHERE "queue" = 'digest';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'bulkWork', 'contactImport', 'forumUpkeep', 'purgeChanges', 'purgeEmptyArticles', 'purgeNotifications', 'purgePictures', 'recheckEntries', 'remindOfEvents', 'removeFile', 'renewSearch', 'resumeBulk', 'sendAdExpiry', 'sendClaimCode', 'sendDigest', 'sendLetter', 'sendMessage', 'sendRecheck', 'tellMembers', 'watchAdExpiry', 'weeklyDigest', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'bulkWork', 'contactImport', 'forumUpkeep', 'purgeChanges', 'purgeEmptyArticles', 'purgeNotifications', 'purgePictures', 'recheckEntries', 'remindOfEvents', 'removeFile', 'renewSearch', 'resumeBulk', 'sendAdExpiry', 'sendClaimCode', 'sendDigest', 'sendLetter', 'sendMessage', 'sendRecheck', 'tellMembers', 'watchAdExpiry', 'weeklyDigest', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  ALTER TABLE "users" DROP COLUMN "decision_emails";
  ALTER TABLE "users" DROP COLUMN "event_emails";
  ALTER TABLE "users" DROP COLUMN "expiry_emails";
  ALTER TABLE "users" DROP COLUMN "reply_emails";
  UPDATE "payload_jobs" SET "queue" = 'digest' WHERE "queue" = 'mailings';`)
}
