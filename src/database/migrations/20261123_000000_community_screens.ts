import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_revisions_kind" AS ENUM('forum-topics', 'forum-comments', 'posts', 'post-comments');
  ALTER TYPE "public"."enum_notifications_type" ADD VALUE 'forum_mention';
  ALTER TYPE "public"."enum_notifications_type" ADD VALUE 'forum_followed';
  ALTER TYPE "public"."enum_notifications_type" ADD VALUE 'forum_accepted';
  ALTER TYPE "public"."enum_notifications_type" ADD VALUE 'forum_like';
  CREATE TABLE "forum_comment_likes" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"comment_id" uuid NOT NULL,
  	"owner_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "revisions" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"kind" "enum_revisions_kind" NOT NULL,
  	"item_id" varchar NOT NULL,
  	"title" varchar,
  	"content" varchar,
  	"author_id" uuid,
  	"changed_by_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  DROP INDEX "topic_createdAt_idx";
  DROP INDEX "post_createdAt_idx";
  ALTER TABLE "forum_categories" ALTER COLUMN "order" DROP DEFAULT;
  ALTER TABLE "forum_categories" ADD COLUMN "is_default" boolean DEFAULT false;
  ALTER TABLE "forum_categories" ADD COLUMN "slug" varchar;
  ALTER TABLE "forum_topics" ADD COLUMN "accepted_comment_id" uuid;
  ALTER TABLE "forum_topics" ADD COLUMN "edited_at" timestamp(3) with time zone;
  ALTER TABLE "forum_topics" ADD COLUMN "client_key" varchar;
  ALTER TABLE "forum_comments" ADD COLUMN "mentions" jsonb;
  ALTER TABLE "forum_comments" ADD COLUMN "edited_at" timestamp(3) with time zone;
  ALTER TABLE "forum_comments" ADD COLUMN "client_key" varchar;
  ALTER TABLE "forum_comments" ADD COLUMN "likes_count" numeric DEFAULT 0;
  ALTER TABLE "posts" ADD COLUMN "edited_at" timestamp(3) with time zone;
  ALTER TABLE "posts" ADD COLUMN "client_key" varchar;
  ALTER TABLE "post_comments" ADD COLUMN "edited_at" timestamp(3) with time zone;
  ALTER TABLE "post_comments" ADD COLUMN "client_key" varchar;
  ALTER TABLE "forum_comment_likes" ADD CONSTRAINT "forum_comment_likes_comment_id_forum_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."forum_comments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_comment_likes" ADD CONSTRAINT "forum_comment_likes_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "revisions" ADD CONSTRAINT "revisions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "revisions" ADD CONSTRAINT "revisions_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "forum_comment_likes_comment_idx" ON "forum_comment_likes" USING btree ("comment_id");
  CREATE INDEX "forum_comment_likes_owner_idx" ON "forum_comment_likes" USING btree ("owner_id");
  CREATE INDEX "forum_comment_likes_updated_at_idx" ON "forum_comment_likes" USING btree ("updated_at");
  CREATE INDEX "forum_comment_likes_created_at_idx" ON "forum_comment_likes" USING btree ("created_at");
  CREATE UNIQUE INDEX "owner_comment_idx" ON "forum_comment_likes" USING btree ("owner_id","comment_id");
  CREATE INDEX "revisions_author_idx" ON "revisions" USING btree ("author_id");
  CREATE INDEX "revisions_changed_by_idx" ON "revisions" USING btree ("changed_by_id");
  CREATE INDEX "revisions_updated_at_idx" ON "revisions" USING btree ("updated_at");
  CREATE INDEX "revisions_created_at_idx" ON "revisions" USING btree ("created_at");
  CREATE INDEX "itemId_createdAt_idx" ON "revisions" USING btree ("item_id","created_at");
  ALTER TABLE "forum_topics" ADD CONSTRAINT "forum_topics_accepted_comment_id_forum_comments_id_fk" FOREIGN KEY ("accepted_comment_id") REFERENCES "public"."forum_comments"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "forum_categories_slug_idx" ON "forum_categories" USING btree ("slug");
  CREATE INDEX "forum_topics_accepted_comment_idx" ON "forum_topics" USING btree ("accepted_comment_id");
  CREATE UNIQUE INDEX "owner_clientKey_idx" ON "forum_topics" USING btree ("owner_id","client_key");
  CREATE INDEX "forum_comments_likes_count_idx" ON "forum_comments" USING btree ("likes_count");
  CREATE UNIQUE INDEX "owner_clientKey_1_idx" ON "forum_comments" USING btree ("owner_id","client_key");
  CREATE UNIQUE INDEX "owner_clientKey_2_idx" ON "posts" USING btree ("owner_id","client_key");
  CREATE UNIQUE INDEX "owner_clientKey_3_idx" ON "post_comments" USING btree ("owner_id","client_key");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "forum_comment_likes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "revisions" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "forum_comment_likes" CASCADE;
  DROP TABLE "revisions" CASCADE;
  ALTER TABLE "forum_topics" DROP CONSTRAINT "forum_topics_accepted_comment_id_forum_comments_id_fk";
  
  ALTER TABLE "notifications" ALTER COLUMN "type" SET DATA TYPE text;
  DROP TYPE "public"."enum_notifications_type";
  CREATE TYPE "public"."enum_notifications_type" AS ENUM('social_comment', 'social_like', 'forum_comment', 'item_approved', 'item_rejected', 'ad_expiring', 'event_changed', 'event_cancelled', 'event_seat', 'event_reminder', 'admin_reply', 'report_decided');
  ALTER TABLE "notifications" ALTER COLUMN "type" SET DATA TYPE "public"."enum_notifications_type" USING "type"::"public"."enum_notifications_type";
  DROP INDEX "forum_categories_slug_idx";
  DROP INDEX "forum_topics_accepted_comment_idx";
  DROP INDEX "owner_clientKey_idx";
  DROP INDEX "forum_comments_likes_count_idx";
  DROP INDEX "owner_clientKey_1_idx";
  DROP INDEX "owner_clientKey_2_idx";
  DROP INDEX "owner_clientKey_3_idx";
  ALTER TABLE "forum_categories" ALTER COLUMN "order" SET DEFAULT 0;
  CREATE INDEX "topic_createdAt_idx" ON "forum_comments" USING btree ("topic_id","created_at");
  CREATE INDEX "post_createdAt_idx" ON "post_comments" USING btree ("post_id","created_at");
  ALTER TABLE "forum_categories" DROP COLUMN "is_default";
  ALTER TABLE "forum_categories" DROP COLUMN "slug";
  ALTER TABLE "forum_topics" DROP COLUMN "accepted_comment_id";
  ALTER TABLE "forum_topics" DROP COLUMN "edited_at";
  ALTER TABLE "forum_topics" DROP COLUMN "client_key";
  ALTER TABLE "forum_comments" DROP COLUMN "mentions";
  ALTER TABLE "forum_comments" DROP COLUMN "edited_at";
  ALTER TABLE "forum_comments" DROP COLUMN "client_key";
  ALTER TABLE "forum_comments" DROP COLUMN "likes_count";
  ALTER TABLE "posts" DROP COLUMN "edited_at";
  ALTER TABLE "posts" DROP COLUMN "client_key";
  ALTER TABLE "post_comments" DROP COLUMN "edited_at";
  ALTER TABLE "post_comments" DROP COLUMN "client_key";
  DROP TYPE "public"."enum_revisions_kind";`)
}
