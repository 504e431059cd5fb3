import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * What can be found (docs/decisions/017-search.md). No collections: the traits of the collections keep the entries,
 * so Payload's schema (the .json beside) does not know them.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE EXTENSION IF NOT EXISTS pg_trgm;

  CREATE TABLE "search_entries" (
  	"key" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  	"kind" text NOT NULL,
  	"document_id" uuid NOT NULL,
  	"title" text NOT NULL,
  	"excerpt" text NOT NULL,
  	"city" text,
  	"url" text NOT NULL,
  	"place" text,
  	"title_key" text NOT NULL,
  	"name_key" text NOT NULL,
  	"title_words" smallint NOT NULL,
  	"words" text[] NOT NULL,
  	"starts_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone,
  	UNIQUE ("kind", "document_id")
  );
  -- Ranking reads many rows and never their words: kept apart, the rows it reads stay small.
  ALTER TABLE "search_entries" ALTER COLUMN "words" SET STORAGE EXTERNAL;
  ALTER TABLE "search_entries" SET (toast_tuple_target = 256);
  CREATE INDEX "search_entries_words_idx" ON "search_entries" USING gin ("words") WITH (fastupdate = off);
  CREATE INDEX "search_entries_place_idx" ON "search_entries" USING btree ("place", "kind");

  -- Every word of the entries once, for beginnings of words and typing errors. Not unique, because a unique index
  -- would let two writers with a word in common wait for each other.
  CREATE TABLE "search_words" ("word" text COLLATE "C" NOT NULL);
  CREATE INDEX "search_words_word_idx" ON "search_words" USING btree ("word");
  CREATE INDEX "search_words_trigrams_idx" ON "search_words" USING gin ("word" gin_trgm_ops) WITH (fastupdate = off);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "search_entries";
  DROP TABLE "search_words";`)
}
