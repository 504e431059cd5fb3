import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_notices_action" AS ENUM('none', 'hide', 'delete');
  CREATE TYPE "public"."enum_statements_item_type" AS ENUM('contact', 'small_ad', 'service', 'apartment', 'social_post', 'social_comment', 'topic', 'comment', 'event', 'store', 'document', 'profile');
  CREATE TYPE "public"."enum_statements_action" AS ENUM('none', 'hide', 'delete');
  CREATE TYPE "public"."enum_statements_source" AS ENUM('report', 'notice');
  CREATE TYPE "public"."enum_statements_appeal_state" AS ENUM('none', 'pending', 'kept', 'reversed');
  CREATE TYPE "public"."enum_statements_reversal" AS ENUM('shown', 'stillHidden', 'gone', 'nothing');
  CREATE TYPE "public"."enum_directory_requests_kind" AS ENUM('change', 'claim');
  CREATE TYPE "public"."enum_directory_requests_item_kind" AS ENUM('contacts', 'stores');
  CREATE TYPE "public"."enum_directory_requests_status" AS ENUM('pending', 'approved', 'rejected');
  CREATE TYPE "public"."enum_directory_requests_action" AS ENUM('none', 'hide', 'delete');
  CREATE TYPE "public"."enum_claim_codes_item_kind" AS ENUM('contacts', 'stores');
  ALTER TYPE "public"."enum_trail_action" ADD VALUE 'confirmOwner' BEFORE 'merge';
  ALTER TYPE "public"."enum_trail_action" ADD VALUE 'refuseOwner' BEFORE 'merge';
  ALTER TYPE "public"."enum_trail_action" ADD VALUE 'endOwner' BEFORE 'merge';
  ALTER TYPE "public"."enum_trail_subject" ADD VALUE 'statements' BEFORE 'admin-messages';
  ALTER TYPE "public"."enum_trail_subject" ADD VALUE 'directory-requests' BEFORE 'users';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'recheckEntries' BEFORE 'remindOfEvents';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'sendClaimCode' BEFORE 'sendDigest';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'sendRecheck' BEFORE 'tellMembers';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'recheckEntries' BEFORE 'remindOfEvents';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'sendClaimCode' BEFORE 'sendDigest';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'sendRecheck' BEFORE 'tellMembers';
  CREATE TABLE "statements" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"owner_id" uuid,
  	"item_type" "enum_statements_item_type",
  	"item_id" varchar,
  	"item_title" varchar,
  	"item_text" varchar,
  	"action" "enum_statements_action",
  	"source" "enum_statements_source",
  	"notice_id" uuid,
  	"was_hidden" boolean,
  	"ground" varchar,
  	"facts" varchar,
  	"decided_by_id" uuid,
  	"appeal_state" "enum_statements_appeal_state" DEFAULT 'none',
  	"appeal" varchar,
  	"appealed_at" timestamp(3) with time zone,
  	"answer" varchar,
  	"answered_by_id" uuid,
  	"answered_at" timestamp(3) with time zone,
  	"is_same_person" boolean,
  	"reversal" "enum_statements_reversal",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "directory_requests" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"kind" "enum_directory_requests_kind" NOT NULL,
  	"item_kind" "enum_directory_requests_item_kind" NOT NULL,
  	"item_id" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"changes" jsonb,
  	"is_closed" boolean DEFAULT false,
  	"message" varchar,
  	"answer_to" jsonb,
  	"content_hash" varchar,
  	"owner_id" uuid,
  	"status" "enum_directory_requests_status" DEFAULT 'pending',
  	"action" "enum_directory_requests_action" DEFAULT 'none',
  	"ground" varchar,
  	"note" varchar,
  	"decided_by_id" uuid,
  	"decided_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mail_objections" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"address_hash" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "claim_codes" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"account_id" uuid,
  	"item_kind" "enum_claim_codes_item_kind" NOT NULL,
  	"item_id" varchar NOT NULL,
  	"code_hash" varchar NOT NULL,
  	"tries" numeric DEFAULT 0 NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "articles" ADD COLUMN "changed_by_id" uuid;
  ALTER TABLE "_articles_v" ADD COLUMN "version_changed_by_id" uuid;
  ALTER TABLE "stores" ADD COLUMN "verified_at" timestamp(3) with time zone;
  ALTER TABLE "stores" ADD COLUMN "claimed_by_id" uuid;
  ALTER TABLE "stores" ADD COLUMN "claimed_at" timestamp(3) with time zone;
  ALTER TABLE "contacts" ADD COLUMN "claimed_by_id" uuid;
  ALTER TABLE "contacts" ADD COLUMN "claimed_at" timestamp(3) with time zone;
  ALTER TABLE "contacts" ADD COLUMN "letter_at" timestamp(3) with time zone;
  ALTER TABLE "contacts" ADD COLUMN "letter_sent_at" timestamp(3) with time zone;
  ALTER TABLE "contacts" ADD COLUMN "address_bounced" boolean DEFAULT false;
  ALTER TABLE "reports" ADD COLUMN "ground" varchar;
  ALTER TABLE "notices" ADD COLUMN "action" "enum_notices_action" DEFAULT 'none';
  ALTER TABLE "notices" ADD COLUMN "ground" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "statements_id" uuid;
  ALTER TABLE "statements" ADD CONSTRAINT "statements_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "statements" ADD CONSTRAINT "statements_notice_id_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "statements" ADD CONSTRAINT "statements_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "statements" ADD CONSTRAINT "statements_answered_by_id_users_id_fk" FOREIGN KEY ("answered_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "directory_requests" ADD CONSTRAINT "directory_requests_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "directory_requests" ADD CONSTRAINT "directory_requests_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "claim_codes" ADD CONSTRAINT "claim_codes_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "statements_owner_idx" ON "statements" USING btree ("owner_id");
  CREATE INDEX "statements_item_id_idx" ON "statements" USING btree ("item_id");
  CREATE INDEX "statements_notice_idx" ON "statements" USING btree ("notice_id");
  CREATE INDEX "statements_decided_by_idx" ON "statements" USING btree ("decided_by_id");
  CREATE INDEX "statements_appeal_state_idx" ON "statements" USING btree ("appeal_state");
  CREATE INDEX "statements_answered_by_idx" ON "statements" USING btree ("answered_by_id");
  CREATE INDEX "statements_updated_at_idx" ON "statements" USING btree ("updated_at");
  CREATE INDEX "statements_created_at_idx" ON "statements" USING btree ("created_at");
  CREATE INDEX "directory_requests_item_id_idx" ON "directory_requests" USING btree ("item_id");
  CREATE INDEX "directory_requests_owner_idx" ON "directory_requests" USING btree ("owner_id");
  CREATE INDEX "directory_requests_status_idx" ON "directory_requests" USING btree ("status");
  CREATE INDEX "directory_requests_decided_by_idx" ON "directory_requests" USING btree ("decided_by_id");
  CREATE INDEX "directory_requests_updated_at_idx" ON "directory_requests" USING btree ("updated_at");
  CREATE INDEX "directory_requests_created_at_idx" ON "directory_requests" USING btree ("created_at");
  CREATE UNIQUE INDEX "mail_objections_address_hash_idx" ON "mail_objections" USING btree ("address_hash");
  CREATE INDEX "mail_objections_updated_at_idx" ON "mail_objections" USING btree ("updated_at");
  CREATE INDEX "mail_objections_created_at_idx" ON "mail_objections" USING btree ("created_at");
  CREATE INDEX "claim_codes_account_idx" ON "claim_codes" USING btree ("account_id");
  CREATE INDEX "claim_codes_expires_at_idx" ON "claim_codes" USING btree ("expires_at");
  CREATE INDEX "claim_codes_updated_at_idx" ON "claim_codes" USING btree ("updated_at");
  CREATE INDEX "claim_codes_created_at_idx" ON "claim_codes" USING btree ("created_at");
  CREATE UNIQUE INDEX "account_itemId_idx" ON "claim_codes" USING btree ("account_id","item_id");
  ALTER TABLE "articles" ADD CONSTRAINT "articles_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_changed_by_id_users_id_fk" FOREIGN KEY ("version_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stores" ADD CONSTRAINT "stores_claimed_by_id_users_id_fk" FOREIGN KEY ("claimed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contacts" ADD CONSTRAINT "contacts_claimed_by_id_users_id_fk" FOREIGN KEY ("claimed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_statements_fk" FOREIGN KEY ("statements_id") REFERENCES "public"."statements"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "articles_changed_by_idx" ON "articles" USING btree ("changed_by_id");
  CREATE INDEX "_articles_v_version_version_changed_by_idx" ON "_articles_v" USING btree ("version_changed_by_id");
  CREATE INDEX "stores_verified_at_idx" ON "stores" USING btree ("verified_at");
  CREATE INDEX "stores_claimed_by_idx" ON "stores" USING btree ("claimed_by_id");
  CREATE INDEX "contacts_verified_at_idx" ON "contacts" USING btree ("verified_at");
  CREATE INDEX "contacts_claimed_by_idx" ON "contacts" USING btree ("claimed_by_id");
  CREATE INDEX "contacts_letter_at_idx" ON "contacts" USING btree ("letter_at");
  CREATE INDEX "contacts_address_bounced_idx" ON "contacts" USING btree ("address_bounced");
  CREATE INDEX "payload_locked_documents_rels_statements_id_idx" ON "payload_locked_documents_rels" USING btree ("statements_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "statements" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "directory_requests" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mail_objections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "claim_codes" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "statements" CASCADE;
  DROP TABLE "directory_requests" CASCADE;
  DROP TABLE "mail_objections" CASCADE;
  DROP TABLE "claim_codes" CASCADE;
  ALTER TABLE "articles" DROP CONSTRAINT "articles_changed_by_id_users_id_fk";
  
  ALTER TABLE "_articles_v" DROP CONSTRAINT "_articles_v_version_changed_by_id_users_id_fk";
  
  ALTER TABLE "stores" DROP CONSTRAINT "stores_claimed_by_id_users_id_fk";
  
  ALTER TABLE "contacts" DROP CONSTRAINT "contacts_claimed_by_id_users_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_statements_fk";
  
  ALTER TABLE "trail" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_trail_action";
  CREATE TYPE "public"."enum_trail_action" AS ENUM('create', 'update', 'delete', 'publish', 'unpublish', 'hide', 'show', 'approve', 'reject', 'uphold', 'dismiss', 'merge', 'reply', 'import', 'undoImport', 'role', 'suspend', 'liftSuspension', 'signOut', 'resetCodes');
  ALTER TABLE "trail" ALTER COLUMN "action" SET DATA TYPE "public"."enum_trail_action" USING "action"::"public"."enum_trail_action";
  ALTER TABLE "trail" ALTER COLUMN "subject" SET DATA TYPE text;
  DROP TYPE "public"."enum_trail_subject";
  CREATE TYPE "public"."enum_trail_subject" AS ENUM('contacts', 'services', 'stores', 'events', 'apartments', 'small-ads', 'documents', 'embassies', 'articles', 'forum-topics', 'posts', 'forum-comments', 'forum-categories', 'post-comments', 'article-categories', 'media', 'reports', 'notices', 'admin-messages', 'event-registrations', 'users', 'site', 'legal');
  ALTER TABLE "trail" ALTER COLUMN "subject" SET DATA TYPE "public"."enum_trail_subject" USING "subject"::"public"."enum_trail_subject";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'bulkWork', 'contactImport', 'forumUpkeep', 'purgeChanges', 'purgeEmptyArticles', 'purgeNotifications', 'purgePictures', 'remindOfEvents', 'removeFile', 'resumeBulk', 'sendAdExpiry', 'sendDigest', 'sendLetter', 'sendMessage', 'tellMembers', 'watchAdExpiry', 'weeklyDigest', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'bulkWork', 'contactImport', 'forumUpkeep', 'purgeChanges', 'purgeEmptyArticles', 'purgeNotifications', 'purgePictures', 'remindOfEvents', 'removeFile', 'resumeBulk', 'sendAdExpiry', 'sendDigest', 'sendLetter', 'sendMessage', 'tellMembers', 'watchAdExpiry', 'weeklyDigest', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "articles_changed_by_idx";
  DROP INDEX "_articles_v_version_version_changed_by_idx";
  DROP INDEX "stores_verified_at_idx";
  DROP INDEX "stores_claimed_by_idx";
  DROP INDEX "contacts_verified_at_idx";
  DROP INDEX "contacts_claimed_by_idx";
  DROP INDEX "contacts_letter_at_idx";
  DROP INDEX "contacts_address_bounced_idx";
  DROP INDEX "payload_locked_documents_rels_statements_id_idx";
  ALTER TABLE "articles" DROP COLUMN "changed_by_id";
  ALTER TABLE "_articles_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "stores" DROP COLUMN "verified_at";
  ALTER TABLE "stores" DROP COLUMN "claimed_by_id";
  ALTER TABLE "stores" DROP COLUMN "claimed_at";
  ALTER TABLE "contacts" DROP COLUMN "claimed_by_id";
  ALTER TABLE "contacts" DROP COLUMN "claimed_at";
  ALTER TABLE "contacts" DROP COLUMN "letter_at";
  ALTER TABLE "contacts" DROP COLUMN "letter_sent_at";
  ALTER TABLE "contacts" DROP COLUMN "address_bounced";
  ALTER TABLE "reports" DROP COLUMN "ground";
  ALTER TABLE "notices" DROP COLUMN "action";
  ALTER TABLE "notices" DROP COLUMN "ground";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "statements_id";
  DROP TYPE "public"."enum_notices_action";
  DROP TYPE "public"."enum_statements_item_type";
  DROP TYPE "public"."enum_statements_action";
  DROP TYPE "public"."enum_statements_source";
  DROP TYPE "public"."enum_statements_appeal_state";
  DROP TYPE "public"."enum_statements_reversal";
  DROP TYPE "public"."enum_directory_requests_kind";
  DROP TYPE "public"."enum_directory_requests_item_kind";
  DROP TYPE "public"."enum_directory_requests_status";
  DROP TYPE "public"."enum_directory_requests_action";
  DROP TYPE "public"."enum_claim_codes_item_kind";`)
}
