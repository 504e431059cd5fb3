import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Entries that fulfil the first of the conditions, then those of the next, until one has found enough; for each of them
 * the number of the one that includes it, which is asked first (docs/decisions/017-search.md). A function, so that
 * PostgreSQL keeps the plan: planning so many conditions anew took longer than most answers. Without sequential scans,
 * since it takes long conditions for such that nearly all fulfil.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE FUNCTION "is_shown_now"("starts_at" timestamp(3) with time zone, "expires_at" timestamp(3) with time zone)
  RETURNS boolean LANGUAGE sql STABLE AS $$
  	SELECT ("starts_at" IS NULL OR "starts_at" <= now()) AND ("expires_at" IS NULL OR "expires_at" > now())
  $$;

  CREATE FUNCTION "search_levels"("conditions" tsquery[], "enough" integer[], "widest" integer[], "most" integer)
  RETURNS TABLE (
  	"key" bigint, "kind" text, "place" text, "title_words" smallint, "title_key" text, "name_key" text,
  	"dated_at" timestamp(3) with time zone, "level" integer
  )
  LANGUAGE plpgsql STABLE SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
  DECLARE
  	"asked" integer;
  	"has_any" boolean;
  	"found" integer;
  BEGIN
  	FOR "at" IN 1 .. cardinality("conditions") LOOP
  		-- Often nothing has all of several words: it pays to look once.
  		IF "widest"["at"] > "at" AND "widest"["at"] IS DISTINCT FROM "asked" THEN
  			"asked" := "widest"["at"];
  			"has_any" := EXISTS (
  				SELECT FROM "search_entries" AS "entry"
  				WHERE "entry"."words" @@ "conditions"["asked"]
  					AND "is_shown_now"("entry"."starts_at", "entry"."expires_at")
  			);
  		END IF;
  		CONTINUE WHEN "widest"["at"] = "asked" AND NOT "has_any";
  		RETURN QUERY
  			SELECT "entry"."key", "entry"."kind", "entry"."place", "entry"."title_words", "entry"."title_key",
  				"entry"."name_key", "entry"."dated_at", "at"
  			FROM "search_entries" AS "entry"
  			WHERE "entry"."words" @@ "conditions"["at"]
  				AND "is_shown_now"("entry"."starts_at", "entry"."expires_at")
  			LIMIT "most";
  		GET DIAGNOSTICS "found" = ROW_COUNT;
  		EXIT WHEN "found" >= "enough"["at"];
  	END LOOP;
  END $$;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP FUNCTION "search_levels";
  DROP FUNCTION "is_shown_now";`)
}
