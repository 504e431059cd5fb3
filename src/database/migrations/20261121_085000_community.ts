import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_favorites_item_type" AS ENUM('contacts', 'services', 'events', 'stores', 'apartments', 'small-ads', 'documents', 'articles', 'forum-topics', 'posts', 'embassies');
  CREATE TYPE "public"."enum_media_purpose" AS ENUM('editorial', 'post', 'avatar');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'forumUpkeep' BEFORE 'purgeChanges';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'forumUpkeep' BEFORE 'purgeChanges';
  CREATE TABLE "favorites" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"item_type" "enum_favorites_item_type" NOT NULL,
  	"item_id" varchar NOT NULL,
  	"owner_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "forum_categories" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"is_active" boolean DEFAULT true,
  	"order" numeric DEFAULT 0,
  	"icon" varchar,
  	"owner_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "forum_comments" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"topic_id" uuid NOT NULL,
  	"content" varchar NOT NULL,
  	"owner_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "forum_topic_likes" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"topic_id" uuid NOT NULL,
  	"owner_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "forum_topics" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"content" varchar,
  	"category_id" uuid,
  	"is_pinned" boolean DEFAULT false,
  	"pinned_until" timestamp(3) with time zone,
  	"owner_id" uuid,
  	"slug" varchar,
  	"views_count" numeric DEFAULT 0,
  	"replies_count" numeric DEFAULT 0,
  	"likes_count" numeric DEFAULT 0,
  	"last_activity_at" timestamp(3) with time zone,
  	"hot_until" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "post_comments" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"post_id" uuid NOT NULL,
  	"content" varchar NOT NULL,
  	"owner_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "post_likes" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"post_id" uuid NOT NULL,
  	"owner_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "posts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"content" varchar NOT NULL,
  	"image_id" uuid,
  	"owner_id" uuid,
  	"likes_count" numeric DEFAULT 0,
  	"comments_count" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_notifications_fk";
  
  DROP INDEX "payload_locked_documents_rels_notifications_id_idx";
  ALTER TABLE "media" ADD COLUMN "purpose" "enum_media_purpose" DEFAULT 'editorial';
  ALTER TABLE "notifications" ADD COLUMN "group_key" varchar;
  ALTER TABLE "users" ADD COLUMN "feed_visited_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "forum_categories_id" uuid;
  ALTER TABLE "favorites" ADD CONSTRAINT "favorites_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_categories" ADD CONSTRAINT "forum_categories_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_comments" ADD CONSTRAINT "forum_comments_topic_id_forum_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."forum_topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_comments" ADD CONSTRAINT "forum_comments_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_topic_likes" ADD CONSTRAINT "forum_topic_likes_topic_id_forum_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."forum_topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_topic_likes" ADD CONSTRAINT "forum_topic_likes_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_topics" ADD CONSTRAINT "forum_topics_category_id_forum_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."forum_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_topics" ADD CONSTRAINT "forum_topics_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "post_comments" ADD CONSTRAINT "post_comments_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "post_comments" ADD CONSTRAINT "post_comments_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "post_likes" ADD CONSTRAINT "post_likes_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "post_likes" ADD CONSTRAINT "post_likes_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "favorites_owner_idx" ON "favorites" USING btree ("owner_id");
  CREATE INDEX "favorites_updated_at_idx" ON "favorites" USING btree ("updated_at");
  CREATE INDEX "favorites_created_at_idx" ON "favorites" USING btree ("created_at");
  CREATE UNIQUE INDEX "owner_itemType_itemId_idx" ON "favorites" USING btree ("owner_id","item_type","item_id");
  CREATE UNIQUE INDEX "forum_categories_name_idx" ON "forum_categories" USING btree ("name");
  CREATE INDEX "forum_categories_is_active_idx" ON "forum_categories" USING btree ("is_active");
  CREATE INDEX "forum_categories_order_idx" ON "forum_categories" USING btree ("order");
  CREATE INDEX "forum_categories_owner_idx" ON "forum_categories" USING btree ("owner_id");
  CREATE INDEX "forum_categories_updated_at_idx" ON "forum_categories" USING btree ("updated_at");
  CREATE INDEX "forum_categories_created_at_idx" ON "forum_categories" USING btree ("created_at");
  CREATE INDEX "forum_comments_topic_idx" ON "forum_comments" USING btree ("topic_id");
  CREATE INDEX "forum_comments_owner_idx" ON "forum_comments" USING btree ("owner_id");
  CREATE INDEX "forum_comments_updated_at_idx" ON "forum_comments" USING btree ("updated_at");
  CREATE INDEX "forum_comments_created_at_idx" ON "forum_comments" USING btree ("created_at");
  CREATE INDEX "topic_createdAt_idx" ON "forum_comments" USING btree ("topic_id","created_at");
  CREATE INDEX "forum_topic_likes_topic_idx" ON "forum_topic_likes" USING btree ("topic_id");
  CREATE INDEX "forum_topic_likes_owner_idx" ON "forum_topic_likes" USING btree ("owner_id");
  CREATE INDEX "forum_topic_likes_updated_at_idx" ON "forum_topic_likes" USING btree ("updated_at");
  CREATE INDEX "forum_topic_likes_created_at_idx" ON "forum_topic_likes" USING btree ("created_at");
  CREATE UNIQUE INDEX "owner_topic_idx" ON "forum_topic_likes" USING btree ("owner_id","topic_id");
  CREATE INDEX "forum_topics_category_idx" ON "forum_topics" USING btree ("category_id");
  CREATE INDEX "forum_topics_is_pinned_idx" ON "forum_topics" USING btree ("is_pinned");
  CREATE INDEX "forum_topics_owner_idx" ON "forum_topics" USING btree ("owner_id");
  CREATE UNIQUE INDEX "forum_topics_slug_idx" ON "forum_topics" USING btree ("slug");
  CREATE INDEX "forum_topics_views_count_idx" ON "forum_topics" USING btree ("views_count");
  CREATE INDEX "forum_topics_replies_count_idx" ON "forum_topics" USING btree ("replies_count");
  CREATE INDEX "forum_topics_likes_count_idx" ON "forum_topics" USING btree ("likes_count");
  CREATE INDEX "forum_topics_last_activity_at_idx" ON "forum_topics" USING btree ("last_activity_at");
  CREATE INDEX "forum_topics_hot_until_idx" ON "forum_topics" USING btree ("hot_until");
  CREATE INDEX "forum_topics_updated_at_idx" ON "forum_topics" USING btree ("updated_at");
  CREATE INDEX "forum_topics_created_at_idx" ON "forum_topics" USING btree ("created_at");
  CREATE INDEX "post_comments_post_idx" ON "post_comments" USING btree ("post_id");
  CREATE INDEX "post_comments_owner_idx" ON "post_comments" USING btree ("owner_id");
  CREATE INDEX "post_comments_updated_at_idx" ON "post_comments" USING btree ("updated_at");
  CREATE INDEX "post_comments_created_at_idx" ON "post_comments" USING btree ("created_at");
  CREATE INDEX "post_createdAt_idx" ON "post_comments" USING btree ("post_id","created_at");
  CREATE INDEX "post_likes_post_idx" ON "post_likes" USING btree ("post_id");
  CREATE INDEX "post_likes_owner_idx" ON "post_likes" USING btree ("owner_id");
  CREATE INDEX "post_likes_updated_at_idx" ON "post_likes" USING btree ("updated_at");
  CREATE INDEX "post_likes_created_at_idx" ON "post_likes" USING btree ("created_at");
  CREATE UNIQUE INDEX "owner_post_idx" ON "post_likes" USING btree ("owner_id","post_id");
  CREATE INDEX "posts_image_idx" ON "posts" USING btree ("image_id");
  CREATE INDEX "posts_owner_idx" ON "posts" USING btree ("owner_id");
  CREATE INDEX "posts_likes_count_idx" ON "posts" USING btree ("likes_count");
  CREATE INDEX "posts_comments_count_idx" ON "posts" USING btree ("comments_count");
  CREATE INDEX "posts_updated_at_idx" ON "posts" USING btree ("updated_at");
  CREATE INDEX "posts_created_at_idx" ON "posts" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_forum_categories_fk" FOREIGN KEY ("forum_categories_id") REFERENCES "public"."forum_categories"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "media_purpose_idx" ON "media" USING btree ("purpose");
  CREATE INDEX "notifications_group_key_idx" ON "notifications" USING btree ("group_key");
  CREATE INDEX "payload_locked_documents_rels_forum_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("forum_categories_id");
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "notifications_id";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "favorites" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forum_categories" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forum_comments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forum_topic_likes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forum_topics" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "post_comments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "post_likes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "posts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "favorites" CASCADE;
  DROP TABLE "forum_categories" CASCADE;
  DROP TABLE "forum_comments" CASCADE;
  DROP TABLE "forum_topic_likes" CASCADE;
  DROP TABLE "forum_topics" CASCADE;
  DROP TABLE "post_comments" CASCADE;
  DROP TABLE "post_likes" CASCADE;
  DROP TABLE "posts" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_forum_categories_fk";
  
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'purgeChanges', 'sendLetter', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'purgeChanges', 'sendLetter', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "media_purpose_idx";
  DROP INDEX "notifications_group_key_idx";
  DROP INDEX "payload_locked_documents_rels_forum_categories_id_idx";
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "notifications_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_notifications_fk" FOREIGN KEY ("notifications_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_notifications_id_idx" ON "payload_locked_documents_rels" USING btree ("notifications_id");
  ALTER TABLE "media" DROP COLUMN "purpose";
  ALTER TABLE "notifications" DROP COLUMN "group_key";
  ALTER TABLE "users" DROP COLUMN "feed_visited_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "forum_categories_id";
  DROP TYPE "public"."enum_favorites_item_type";
  DROP TYPE "public"."enum_media_purpose";`)
}
