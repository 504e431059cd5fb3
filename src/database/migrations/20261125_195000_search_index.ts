import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Text for excerpts around what was found, and the age of entries; words as `tsvector`, of which one index answers
 * any condition; the version of the index (empty: old entries are made anew soon after the start) and of the synonyms
 * (empty: the first ones are to be written), which counts their changes; questions that found nothing
 * (docs/decisions/017-search.md).
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "search_entries"
  	ADD COLUMN "text" text NOT NULL DEFAULT '',
  	ADD COLUMN "dated_at" timestamp(3) with time zone;
  DROP INDEX "search_entries_words_idx";
  ALTER TABLE "search_entries" ALTER COLUMN "words" TYPE tsvector USING array_to_tsvector(array_remove("words", ''));
  ALTER TABLE "search_entries" ALTER COLUMN "words" SET STATISTICS -1;
  CREATE INDEX "search_entries_words_idx" ON "search_entries" USING gin ("words") WITH (fastupdate = off);

  CREATE TABLE "search_index" (
  	"version" text NOT NULL,
  	"thesaurus_version" text NOT NULL,
  	"thesaurus" text NOT NULL,
  	"synonyms_changes" integer NOT NULL DEFAULT 0
  );

  CREATE FUNCTION "count_changes_of_synonyms"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
  	UPDATE "search_index" SET "synonyms_changes" = "synonyms_changes" + 1;
  	RETURN NULL;
  END $$;
  CREATE TRIGGER "synonyms_changed" AFTER INSERT OR UPDATE OR DELETE ON "synonyms"
  	FOR EACH STATEMENT EXECUTE FUNCTION "count_changes_of_synonyms"();

  CREATE TABLE "search_misses" (
  	"day" date NOT NULL,
  	"words" text COLLATE "C" NOT NULL,
  	"question" text NOT NULL,
  	"times" integer NOT NULL DEFAULT 1,
  	PRIMARY KEY ("day", "words")
  );

  INSERT INTO "search_index" ("version", "thesaurus_version", "thesaurus") VALUES ('', '', '');`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TRIGGER "synonyms_changed" ON "synonyms";
  DROP FUNCTION "count_changes_of_synonyms";
  DROP TABLE "search_misses";
  DROP TABLE "search_index";
  DROP INDEX "search_entries_words_idx";
  ALTER TABLE "search_entries" ALTER COLUMN "words" TYPE text[] USING tsvector_to_array("words");
  ALTER TABLE "search_entries" ALTER COLUMN "words" SET STATISTICS 10;
  CREATE INDEX "search_entries_words_idx" ON "search_entries" USING gin ("words") WITH (fastupdate = off);
  ALTER TABLE "search_entries" DROP COLUMN "text", DROP COLUMN "dated_at";
  DELETE FROM "synonyms";`)
}
