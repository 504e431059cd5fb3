import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_users_quiet_from" AS ENUM('18', '19', '20', '21', '22', '23');
  CREATE TYPE "public"."enum_users_quiet_until" AS ENUM('5', '6', '7', '8', '9', '10');
  CREATE TYPE "public"."enum_signing_keys_purpose" AS ENUM('tokens', 'push');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'sendPushes' BEFORE 'sendRecheck';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'sendPushes' BEFORE 'sendRecheck';
  CREATE TABLE "push_subscriptions" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"account_id" uuid,
  	"session" varchar NOT NULL,
  	"endpoint" varchar NOT NULL,
  	"p256dh" varchar NOT NULL,
  	"auth" varchar NOT NULL,
  	"signing_key" varchar NOT NULL,
  	"failures" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "users" ADD COLUMN "answers_on_site" boolean DEFAULT true;
  ALTER TABLE "users" ADD COLUMN "answers_on_phone" boolean DEFAULT true;
  ALTER TABLE "users" ADD COLUMN "answer_emails" boolean DEFAULT false;
  ALTER TABLE "users" ADD COLUMN "comments_on_site" boolean DEFAULT true;
  ALTER TABLE "users" ADD COLUMN "comments_on_phone" boolean DEFAULT true;
  ALTER TABLE "users" ADD COLUMN "comment_emails" boolean DEFAULT false;
  ALTER TABLE "users" ADD COLUMN "mentions_on_site" boolean DEFAULT true;
  ALTER TABLE "users" ADD COLUMN "mentions_on_phone" boolean DEFAULT true;
  ALTER TABLE "users" ADD COLUMN "mention_emails" boolean DEFAULT false;
  ALTER TABLE "users" ADD COLUMN "likes_on_site" boolean DEFAULT true;
  ALTER TABLE "users" ADD COLUMN "likes_on_phone" boolean DEFAULT false;
  ALTER TABLE "users" ADD COLUMN "events_on_site" boolean DEFAULT true;
  ALTER TABLE "users" ADD COLUMN "events_on_phone" boolean DEFAULT true;
  ALTER TABLE "users" ADD COLUMN "expiry_on_site" boolean DEFAULT true;
  ALTER TABLE "users" ADD COLUMN "expiry_on_phone" boolean DEFAULT true;
  ALTER TABLE "users" ADD COLUMN "decisions_on_site" boolean DEFAULT true;
  ALTER TABLE "users" ADD COLUMN "decisions_on_phone" boolean DEFAULT true;
  ALTER TABLE "users" ADD COLUMN "replies_on_site" boolean DEFAULT true;
  ALTER TABLE "users" ADD COLUMN "replies_on_phone" boolean DEFAULT true;
  ALTER TABLE "users" ADD COLUMN "quiet_hours" boolean DEFAULT true;
  ALTER TABLE "users" ADD COLUMN "quiet_from" "enum_users_quiet_from" DEFAULT '22';
  ALTER TABLE "users" ADD COLUMN "quiet_until" "enum_users_quiet_until" DEFAULT '7';
  ALTER TABLE "users" ADD COLUMN "quiet_weekends" boolean DEFAULT true;
  ALTER TABLE "signing_keys" ADD COLUMN "purpose" "enum_signing_keys_purpose" DEFAULT 'tokens' NOT NULL;
  ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "push_subscriptions_account_idx" ON "push_subscriptions" USING btree ("account_id");
  CREATE INDEX "push_subscriptions_session_idx" ON "push_subscriptions" USING btree ("session");
  CREATE UNIQUE INDEX "push_subscriptions_endpoint_idx" ON "push_subscriptions" USING btree ("endpoint");
  CREATE INDEX "push_subscriptions_signing_key_idx" ON "push_subscriptions" USING btree ("signing_key");
  CREATE INDEX "push_subscriptions_updated_at_idx" ON "push_subscriptions" USING btree ("updated_at");
  CREATE INDEX "push_subscriptions_created_at_idx" ON "push_subscriptions" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "push_subscriptions" CASCADE;
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'bulkWork', 'contactImport', 'emailMembers', 'forumUpkeep', 'purgeChanges', 'purgeEmptyArticles', 'purgeNotifications', 'purgePictures', 'recheckEntries', 'remindOfEvents', 'removeFile', 'renewSearch', 'resumeBulk', 'sendAdExpiry', 'sendClaimCode', 'sendDigest', 'sendEventNews', 'sendEmailChange', 'sendLetter', 'sendMemberEmail', 'sendMessage', 'sendRecheck', 'tellMembers', 'watchAdExpiry', 'weeklyDigest', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'bulkWork', 'contactImport', 'emailMembers', 'forumUpkeep', 'purgeChanges', 'purgeEmptyArticles', 'purgeNotifications', 'purgePictures', 'recheckEntries', 'remindOfEvents', 'removeFile', 'renewSearch', 'resumeBulk', 'sendAdExpiry', 'sendClaimCode', 'sendDigest', 'sendEventNews', 'sendEmailChange', 'sendLetter', 'sendMemberEmail', 'sendMessage', 'sendRecheck', 'tellMembers', 'watchAdExpiry', 'weeklyDigest', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  ALTER TABLE "users" DROP COLUMN "answers_on_site";
  ALTER TABLE "users" DROP COLUMN "answers_on_phone";
  ALTER TABLE "users" DROP COLUMN "answer_emails";
  ALTER TABLE "users" DROP COLUMN "comments_on_site";
  ALTER TABLE "users" DROP COLUMN "comments_on_phone";
  ALTER TABLE "users" DROP COLUMN "comment_emails";
  ALTER TABLE "users" DROP COLUMN "mentions_on_site";
  ALTER TABLE "users" DROP COLUMN "mentions_on_phone";
  ALTER TABLE "users" DROP COLUMN "mention_emails";
  ALTER TABLE "users" DROP COLUMN "likes_on_site";
  ALTER TABLE "users" DROP COLUMN "likes_on_phone";
  ALTER TABLE "users" DROP COLUMN "events_on_site";
  ALTER TABLE "users" DROP COLUMN "events_on_phone";
  ALTER TABLE "users" DROP COLUMN "expiry_on_site";
  ALTER TABLE "users" DROP COLUMN "expiry_on_phone";
  ALTER TABLE "users" DROP COLUMN "decisions_on_site";
  ALTER TABLE "users" DROP COLUMN "decisions_on_phone";
  ALTER TABLE "users" DROP COLUMN "replies_on_site";
  ALTER TABLE "users" DROP COLUMN "replies_on_phone";
  ALTER TABLE "users" DROP COLUMN "quiet_hours";
  ALTER TABLE "users" DROP COLUMN "quiet_from";
  ALTER TABLE "users" DROP COLUMN "quiet_until";
  ALTER TABLE "users" DROP COLUMN "quiet_weekends";
  ALTER TABLE "signing_keys" DROP COLUMN "purpose";
  DROP TYPE "public"."enum_users_quiet_from";
  DROP TYPE "public"."enum_users_quiet_until";
  DROP TYPE "public"."enum_signing_keys_purpose";`)
}
