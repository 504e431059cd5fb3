import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_notices_action" AS ENUM('none', 'hide', 'delete');
  CREATE TYPE "public"."enum_statements_item_type" AS ENUM('contact', 'small_ad', 'service', 'apartment', 'social_post', 'social_comment', 'topic', 'comment', 'event', 'store', 'document', 'profile');
  CREATE TYPE "public"."enum_statements_action" AS ENUM('none', 'hide', 'delete');
  CREATE TYPE "public"."enum_statements_source" AS ENUM('report', 'notice');
  CREATE TYPE "public"."enum_statements_appeal_state" AS ENUM('none', 'pending', 'kept', 'reversed');
  CREATE TYPE "public"."enum_statements_reversal" AS ENUM('shown', 'stillHidden', 'gone', 'nothing');
  ALTER TYPE "public"."enum_trail_subject" ADD VALUE 'statements' BEFORE 'admin-messages';
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
  
  ALTER TABLE "reports" ADD COLUMN "ground" varchar;
  ALTER TABLE "notices" ADD COLUMN "action" "enum_notices_action" DEFAULT 'none';
  ALTER TABLE "notices" ADD COLUMN "ground" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "statements_id" uuid;
  ALTER TABLE "statements" ADD CONSTRAINT "statements_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "statements" ADD CONSTRAINT "statements_notice_id_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "statements" ADD CONSTRAINT "statements_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "statements" ADD CONSTRAINT "statements_answered_by_id_users_id_fk" FOREIGN KEY ("answered_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "statements_owner_idx" ON "statements" USING btree ("owner_id");
  CREATE INDEX "statements_item_id_idx" ON "statements" USING btree ("item_id");
  CREATE INDEX "statements_notice_idx" ON "statements" USING btree ("notice_id");
  CREATE INDEX "statements_decided_by_idx" ON "statements" USING btree ("decided_by_id");
  CREATE INDEX "statements_appeal_state_idx" ON "statements" USING btree ("appeal_state");
  CREATE INDEX "statements_answered_by_idx" ON "statements" USING btree ("answered_by_id");
  CREATE INDEX "statements_updated_at_idx" ON "statements" USING btree ("updated_at");
  CREATE INDEX "statements_created_at_idx" ON "statements" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_statements_fk" FOREIGN KEY ("statements_id") REFERENCES "public"."statements"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_statements_id_idx" ON "payload_locked_documents_rels" USING btree ("statements_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "statements" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "statements" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_statements_fk";
  
  ALTER TABLE "trail" ALTER COLUMN "subject" SET DATA TYPE text;
  DROP TYPE "public"."enum_trail_subject";
  CREATE TYPE "public"."enum_trail_subject" AS ENUM('contacts', 'services', 'stores', 'events', 'apartments', 'small-ads', 'documents', 'embassies', 'articles', 'forum-topics', 'posts', 'forum-comments', 'forum-categories', 'post-comments', 'article-categories', 'media', 'reports', 'notices', 'admin-messages', 'event-registrations', 'users', 'site', 'legal');
  ALTER TABLE "trail" ALTER COLUMN "subject" SET DATA TYPE "public"."enum_trail_subject" USING "subject"::"public"."enum_trail_subject";
  DROP INDEX "payload_locked_documents_rels_statements_id_idx";
  ALTER TABLE "reports" DROP COLUMN "ground";
  ALTER TABLE "notices" DROP COLUMN "action";
  ALTER TABLE "notices" DROP COLUMN "ground";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "statements_id";
  DROP TYPE "public"."enum_notices_action";
  DROP TYPE "public"."enum_statements_item_type";
  DROP TYPE "public"."enum_statements_action";
  DROP TYPE "public"."enum_statements_source";
  DROP TYPE "public"."enum_statements_appeal_state";
  DROP TYPE "public"."enum_statements_reversal";`)
}
