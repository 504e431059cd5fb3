import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_trail_subject" ADD VALUE 'synonyms' BEFORE 'reports';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'renewSearch' BEFORE 'resumeBulk';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'renewSearch' BEFORE 'resumeBulk';
  CREATE TABLE "synonyms" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"phrases" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "synonyms_id" uuid;
  CREATE INDEX "synonyms_updated_at_idx" ON "synonyms" USING btree ("updated_at");
  CREATE INDEX "synonyms_created_at_idx" ON "synonyms" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_synonyms_fk" FOREIGN KEY ("synonyms_id") REFERENCES "public"."synonyms"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_synonyms_id_idx" ON "payload_locked_documents_rels" USING btree ("synonyms_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "synonyms" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "synonyms" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_synonyms_fk";
  
  ALTER TABLE "trail" ALTER COLUMN "subject" SET DATA TYPE text;
  DROP TYPE "public"."enum_trail_subject";
  CREATE TYPE "public"."enum_trail_subject" AS ENUM('contacts', 'services', 'stores', 'events', 'apartments', 'small-ads', 'documents', 'embassies', 'articles', 'forum-topics', 'posts', 'forum-comments', 'forum-categories', 'post-comments', 'article-categories', 'media', 'reports', 'notices', 'statements', 'admin-messages', 'event-registrations', 'directory-requests', 'users', 'site', 'legal');
  ALTER TABLE "trail" ALTER COLUMN "subject" SET DATA TYPE "public"."enum_trail_subject" USING "subject"::"public"."enum_trail_subject";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'bulkWork', 'contactImport', 'forumUpkeep', 'purgeChanges', 'purgeEmptyArticles', 'purgeNotifications', 'purgePictures', 'recheckEntries', 'remindOfEvents', 'removeFile', 'resumeBulk', 'sendAdExpiry', 'sendClaimCode', 'sendDigest', 'sendLetter', 'sendMessage', 'sendRecheck', 'tellMembers', 'watchAdExpiry', 'weeklyDigest', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'bulkWork', 'contactImport', 'forumUpkeep', 'purgeChanges', 'purgeEmptyArticles', 'purgeNotifications', 'purgePictures', 'recheckEntries', 'remindOfEvents', 'removeFile', 'resumeBulk', 'sendAdExpiry', 'sendClaimCode', 'sendDigest', 'sendLetter', 'sendMessage', 'sendRecheck', 'tellMembers', 'watchAdExpiry', 'weeklyDigest', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "payload_locked_documents_rels_synonyms_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "synonyms_id";`)
}
