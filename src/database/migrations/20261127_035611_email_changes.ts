import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'sendEmailChange' BEFORE 'sendLetter';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'sendEmailChange' BEFORE 'sendLetter';
  CREATE TABLE "email_changes" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"account_id" uuid,
  	"from_email" varchar NOT NULL,
  	"to_email" varchar NOT NULL,
  	"token_hash" varchar,
  	"changed_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "email_changes_account_idx" ON "email_changes" USING btree ("account_id");
  CREATE INDEX "email_changes_from_email_idx" ON "email_changes" USING btree ("from_email");
  CREATE UNIQUE INDEX "email_changes_token_hash_idx" ON "email_changes" USING btree ("token_hash");
  CREATE INDEX "email_changes_expires_at_idx" ON "email_changes" USING btree ("expires_at");
  CREATE INDEX "email_changes_updated_at_idx" ON "email_changes" USING btree ("updated_at");
  CREATE INDEX "email_changes_created_at_idx" ON "email_changes" USING btree ("created_at");
  -- One waits at a time.
  CREATE UNIQUE INDEX "email_changes_waiting_idx" ON "email_changes" ("account_id") WHERE "changed_at" IS NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "email_changes" CASCADE;
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'bulkWork', 'contactImport', 'emailMembers', 'forumUpkeep', 'purgeChanges', 'purgeEmptyArticles', 'purgeNotifications', 'purgePictures', 'recheckEntries', 'remindOfEvents', 'removeFile', 'renewSearch', 'resumeBulk', 'sendAdExpiry', 'sendClaimCode', 'sendDigest', 'sendEventNews', 'sendLetter', 'sendMemberEmail', 'sendMessage', 'sendRecheck', 'tellMembers', 'watchAdExpiry', 'weeklyDigest', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'bulkWork', 'contactImport', 'emailMembers', 'forumUpkeep', 'purgeChanges', 'purgeEmptyArticles', 'purgeNotifications', 'purgePictures', 'recheckEntries', 'remindOfEvents', 'removeFile', 'renewSearch', 'resumeBulk', 'sendAdExpiry', 'sendClaimCode', 'sendDigest', 'sendEventNews', 'sendLetter', 'sendMemberEmail', 'sendMessage', 'sendRecheck', 'tellMembers', 'watchAdExpiry', 'weeklyDigest', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";`)
}
