import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * What belongs to something goes with it, and counters follow their rows on every way there is (cascades included):
 * docs/decisions/026-counters.md. `topic_views` is no collection: who read a topic when, as a keyed hash.
 */
const cascades = [
  ['forum_comments', 'topic_id', 'forum_topics'],
  ['forum_topic_likes', 'topic_id', 'forum_topics'],
  ['forum_topic_likes', 'owner_id', 'users'],
  ['post_comments', 'post_id', 'posts'],
  ['post_likes', 'post_id', 'posts'],
  ['post_likes', 'owner_id', 'users'],
  ['favorites', 'owner_id', 'users'],
  ['notifications', 'owner_id', 'users'],
] as const

const counters = [
  ['forum_comments', 'topic_id', 'forum_topics', 'replies_count'],
  ['forum_topic_likes', 'topic_id', 'forum_topics', 'likes_count'],
  ['post_comments', 'post_id', 'posts', 'comments_count'],
  ['post_likes', 'post_id', 'posts', 'likes_count'],
] as const

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const [table, column, target] of cascades) await onDelete({ db, table, column, target, does: 'CASCADE' })

  await db.execute(sql`
   CREATE TABLE "topic_views" (
  	"topic_id" uuid NOT NULL REFERENCES "forum_topics" ("id") ON DELETE CASCADE,
  	"reader" text NOT NULL,
  	"viewed_at" timestamp(3) with time zone NOT NULL,
  	PRIMARY KEY ("topic_id", "reader")
  );
  CREATE INDEX "topic_views_topic_viewed_at_idx" ON "topic_views" USING btree ("topic_id", "viewed_at");
  CREATE INDEX "topic_views_viewed_at_idx" ON "topic_views" USING btree ("viewed_at");

  -- Arguments: the column that names the parent, the parent's table, the counter.
  CREATE FUNCTION "keep_count"() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    step int := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
    parent uuid := (CASE TG_OP WHEN 'INSERT' THEN to_jsonb(NEW) ELSE to_jsonb(OLD) END ->> TG_ARGV[0])::uuid;
  BEGIN
    EXECUTE format('UPDATE public.%I SET %I = coalesce(%I, 0) + $1 WHERE id = $2', TG_ARGV[1], TG_ARGV[2], TG_ARGV[2])
      USING step, parent;
    RETURN NULL;
  END $$;`)

  for (const [table, column, target, counter] of counters) {
    await db.execute(
      sql.raw(`CREATE TRIGGER "keep_count" AFTER INSERT OR DELETE ON "${table}" FOR EACH ROW
        EXECUTE FUNCTION "keep_count"('${column}', '${target}', '${counter}');`),
    )
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP FUNCTION "keep_count" CASCADE;
  DROP TABLE "topic_views" CASCADE;`)
  for (const [table, column, target] of cascades) await onDelete({ db, table, column, target, does: 'SET NULL' })
}

type Reference = { db: MigrateUpArgs['db']; table: string; column: string; target: string; does: string }

/** Payload makes every reference ON DELETE SET NULL and offers no other. */
async function onDelete({ db, table, column, target, does }: Reference) {
  const name = `${table}_${column}_${target}_id_fk`
  await db.execute(
    sql.raw(`ALTER TABLE "${table}" DROP CONSTRAINT "${name}",
      ADD CONSTRAINT "${name}" FOREIGN KEY ("${column}") REFERENCES "${target}" ("id") ON DELETE ${does};`),
  )
}
