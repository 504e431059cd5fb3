import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_admin_messages_message_type" AS ENUM('general', 'technical', 'account', 'content', 'business', 'other', 'account-upgrade');
  CREATE TYPE "public"."enum_admin_messages_status" AS ENUM('unread', 'read');
  CREATE TYPE "public"."enum_notices_status" AS ENUM('pending', 'approved', 'rejected');
  CREATE TYPE "public"."enum_reports_item_type" AS ENUM('contact', 'small_ad', 'service', 'apartment', 'social_post', 'social_comment', 'topic', 'comment', 'event', 'store', 'document', 'profile');
  CREATE TYPE "public"."enum_reports_action" AS ENUM('none', 'hide', 'delete');
  CREATE TYPE "public"."enum_reports_status" AS ENUM('pending', 'approved', 'rejected');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'sendMessage' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'sendMessage' BEFORE 'schedulePublish';
  CREATE TABLE "admin_messages_replies" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"author_id" uuid,
  	"replied_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "admin_messages" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"email" varchar,
  	"message_type" "enum_admin_messages_message_type" NOT NULL,
  	"message_content" varchar NOT NULL,
  	"status" "enum_admin_messages_status" DEFAULT 'unread',
  	"owner_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "notices" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"case_number" varchar,
  	"url" varchar NOT NULL,
  	"reason" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"good_faith" boolean DEFAULT false NOT NULL,
  	"status" "enum_notices_status" DEFAULT 'pending',
  	"note" varchar,
  	"decided_by_id" uuid,
  	"decided_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reports" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"item_type" "enum_reports_item_type" NOT NULL,
  	"item_id" varchar NOT NULL,
  	"reason" varchar NOT NULL,
  	"additional_info" varchar,
  	"item_info_name" varchar,
  	"item_info_title" varchar,
  	"item_info_content" varchar,
  	"item_info_category" varchar,
  	"item_info_city" varchar,
  	"action" "enum_reports_action" DEFAULT 'none',
  	"owner_id" uuid,
  	"status" "enum_reports_status" DEFAULT 'pending',
  	"note" varchar,
  	"decided_by_id" uuid,
  	"decided_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "admin_messages_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "notices_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "reports_id" uuid;
  ALTER TABLE "admin_messages_replies" ADD CONSTRAINT "admin_messages_replies_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "admin_messages_replies" ADD CONSTRAINT "admin_messages_replies_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."admin_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "admin_messages" ADD CONSTRAINT "admin_messages_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "notices" ADD CONSTRAINT "notices_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reports" ADD CONSTRAINT "reports_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reports" ADD CONSTRAINT "reports_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "admin_messages_replies_order_idx" ON "admin_messages_replies" USING btree ("_order");
  CREATE INDEX "admin_messages_replies_parent_id_idx" ON "admin_messages_replies" USING btree ("_parent_id");
  CREATE INDEX "admin_messages_replies_author_idx" ON "admin_messages_replies" USING btree ("author_id");
  CREATE INDEX "admin_messages_message_type_idx" ON "admin_messages" USING btree ("message_type");
  CREATE INDEX "admin_messages_status_idx" ON "admin_messages" USING btree ("status");
  CREATE INDEX "admin_messages_owner_idx" ON "admin_messages" USING btree ("owner_id");
  CREATE INDEX "admin_messages_updated_at_idx" ON "admin_messages" USING btree ("updated_at");
  CREATE INDEX "admin_messages_created_at_idx" ON "admin_messages" USING btree ("created_at");
  CREATE UNIQUE INDEX "notices_case_number_idx" ON "notices" USING btree ("case_number");
  CREATE INDEX "notices_status_idx" ON "notices" USING btree ("status");
  CREATE INDEX "notices_decided_by_idx" ON "notices" USING btree ("decided_by_id");
  CREATE INDEX "notices_updated_at_idx" ON "notices" USING btree ("updated_at");
  CREATE INDEX "notices_created_at_idx" ON "notices" USING btree ("created_at");
  CREATE INDEX "reports_owner_idx" ON "reports" USING btree ("owner_id");
  CREATE INDEX "reports_status_idx" ON "reports" USING btree ("status");
  CREATE INDEX "reports_decided_by_idx" ON "reports" USING btree ("decided_by_id");
  CREATE INDEX "reports_updated_at_idx" ON "reports" USING btree ("updated_at");
  CREATE INDEX "reports_created_at_idx" ON "reports" USING btree ("created_at");
  CREATE INDEX "itemType_itemId_idx" ON "reports" USING btree ("item_type","item_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_admin_messages_fk" FOREIGN KEY ("admin_messages_id") REFERENCES "public"."admin_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_notices_fk" FOREIGN KEY ("notices_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reports_fk" FOREIGN KEY ("reports_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_admin_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("admin_messages_id");
  CREATE INDEX "payload_locked_documents_rels_notices_id_idx" ON "payload_locked_documents_rels" USING btree ("notices_id");
  CREATE INDEX "payload_locked_documents_rels_reports_id_idx" ON "payload_locked_documents_rels" USING btree ("reports_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "admin_messages_replies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "admin_messages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "notices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reports" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "admin_messages_replies" CASCADE;
  DROP TABLE "admin_messages" CASCADE;
  DROP TABLE "notices" CASCADE;
  DROP TABLE "reports" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_admin_messages_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_notices_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_reports_fk";
  
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'purgeChanges', 'sendLetter', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'purgeChanges', 'sendLetter', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "payload_locked_documents_rels_admin_messages_id_idx";
  DROP INDEX "payload_locked_documents_rels_notices_id_idx";
  DROP INDEX "payload_locked_documents_rels_reports_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "admin_messages_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "notices_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "reports_id";
  DROP TYPE "public"."enum_admin_messages_message_type";
  DROP TYPE "public"."enum_admin_messages_status";
  DROP TYPE "public"."enum_notices_status";
  DROP TYPE "public"."enum_reports_item_type";
  DROP TYPE "public"."enum_reports_action";
  DROP TYPE "public"."enum_reports_status";`)
}
