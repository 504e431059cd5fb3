import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_trail_action" ADD VALUE 'sendAgain';
  ALTER TYPE "public"."enum_trail_subject" ADD VALUE 'letters' BEFORE 'site';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "trail" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_trail_action";
  CREATE TYPE "public"."enum_trail_action" AS ENUM('create', 'update', 'delete', 'publish', 'unpublish', 'hide', 'show', 'approve', 'reject', 'uphold', 'dismiss', 'confirmOwner', 'refuseOwner', 'endOwner', 'merge', 'reply', 'import', 'undoImport', 'role', 'suspend', 'liftSuspension', 'signOut', 'resetCodes');
  ALTER TABLE "trail" ALTER COLUMN "action" SET DATA TYPE "public"."enum_trail_action" USING "action"::"public"."enum_trail_action";
  ALTER TABLE "trail" ALTER COLUMN "subject" SET DATA TYPE text;
  DROP TYPE "public"."enum_trail_subject";
  CREATE TYPE "public"."enum_trail_subject" AS ENUM('contacts', 'services', 'stores', 'events', 'apartments', 'small-ads', 'documents', 'embassies', 'articles', 'forum-topics', 'posts', 'forum-comments', 'forum-categories', 'post-comments', 'article-categories', 'media', 'synonyms', 'reports', 'notices', 'statements', 'admin-messages', 'event-registrations', 'directory-requests', 'users', 'site', 'legal');
  ALTER TABLE "trail" ALTER COLUMN "subject" SET DATA TYPE "public"."enum_trail_subject" USING "subject"::"public"."enum_trail_subject";`)
}
