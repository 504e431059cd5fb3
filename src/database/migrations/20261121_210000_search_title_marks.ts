import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * A word of a title and the length of the title were two marks; together they are one that few entries share. And less
 * is noted about which words are common: planning a question took as long as answering it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   UPDATE "search_entries" SET "words" = (
     SELECT array_agg(CASE WHEN word ^@ '^' THEN '=' || "title_words" || '.' || substr(word, 2) ELSE word END)
     FROM unnest("words") AS word WHERE word !~ '^=\\d+$');
   ALTER TABLE "search_entries" ALTER COLUMN "words" SET STATISTICS 10;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   UPDATE "search_entries" SET "words" = (
     SELECT array_agg(regexp_replace(word, '^=\\d+\\.', '^')) || ('=' || "title_words")
     FROM unnest("words") AS word);
   ALTER TABLE "search_entries" ALTER COLUMN "words" SET STATISTICS -1;`)
}
