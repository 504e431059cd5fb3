import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** What staff took out of public counts for nobody; likes have no such column and count always. */
const counters = [
  ['forum_comments', 'topic_id', 'forum_topics', 'replies_count'],
  ['post_comments', 'post_id', 'posts', 'comments_count'],
] as const

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE OR REPLACE FUNCTION "keep_count"() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    before jsonb := CASE TG_OP WHEN 'INSERT' THEN NULL ELSE to_jsonb(OLD) END;
    after jsonb := CASE TG_OP WHEN 'DELETE' THEN NULL ELSE to_jsonb(NEW) END;
    was int := (before IS NOT NULL AND (before ->> 'hidden')::boolean IS NOT TRUE)::int;
    counts int := (after IS NOT NULL AND (after ->> 'hidden')::boolean IS NOT TRUE)::int;
  BEGIN
    IF counts <> was THEN
      EXECUTE format('UPDATE public.%I SET %I = coalesce(%I, 0) + $1 WHERE id = $2',
        TG_ARGV[1], TG_ARGV[2], TG_ARGV[2])
        USING counts - was, (coalesce(after, before) ->> TG_ARGV[0])::uuid;
    END IF;
    RETURN NULL;
  END $$;`)

  for (const [table, column, target, counter] of counters) {
    const when = 'INSERT OR DELETE OR UPDATE OF "hidden"'
    await replaceTrigger({ db, table, when, counted: [column, target, counter] })
    await db.execute(
      sql.raw(`UPDATE "${target}" SET "${counter}" = counted.count FROM (
          SELECT "${column}" AS id, count(*) FILTER (WHERE hidden IS NOT TRUE) AS count FROM "${table}" GROUP BY 1
        ) counted WHERE counted.id = "${target}".id AND "${counter}" IS DISTINCT FROM counted.count;`),
    )
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const [table, column, target, counter] of counters) {
    await replaceTrigger({ db, table, when: 'INSERT OR DELETE', counted: [column, target, counter] })
  }
}

type Trigger = { db: MigrateUpArgs['db']; table: string; when: string; counted: readonly string[] }

const replaceTrigger = ({ db, table, when, counted }: Trigger) =>
  db.execute(
    sql.raw(`DROP TRIGGER "keep_count" ON "${table}";
      CREATE TRIGGER "keep_count" AFTER ${when} ON "${table}" FOR EACH ROW
        EXECUTE FUNCTION "keep_count"(${counted.map((name) => `'${name}'`).join(', ')});`),
  )
