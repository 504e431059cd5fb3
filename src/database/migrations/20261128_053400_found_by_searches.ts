import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What a saved search looks for, with the words that lead from a new entry to it; entries that have become visible and
 * were not compared with the searches yet; what was found, for each search once (docs/decisions/100-saved-searches.md).
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "search_conditions" (
  	"search_id" uuid PRIMARY KEY REFERENCES "saved_searches" ("id") ON DELETE CASCADE,
  	"words" tsquery NOT NULL,
  	"keys" text[] NOT NULL,
  	"price_max" numeric,
  	"since" timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  	"version" text NOT NULL DEFAULT ''
  );
  CREATE INDEX "search_conditions_keys_idx" ON "search_conditions" USING gin ("keys") WITH (fastupdate = off);
  CREATE INDEX "search_conditions_version_idx" ON "search_conditions" USING btree ("version");

  CREATE TABLE "search_arrivals" (
  	"id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  	"kind" text NOT NULL,
  	"document_id" uuid NOT NULL,
  	"created_at" timestamp with time zone NOT NULL DEFAULT clock_timestamp()
  );

  CREATE TABLE "search_hits" (
  	"search_id" uuid NOT NULL REFERENCES "saved_searches" ("id") ON DELETE CASCADE,
  	"kind" text NOT NULL,
  	"document_id" uuid NOT NULL,
  	"found_at" timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  	"due_at" timestamp with time zone NOT NULL,
  	"told_at" timestamp with time zone,
  	PRIMARY KEY ("search_id", "kind", "document_id")
  );
  CREATE INDEX "search_hits_due_idx" ON "search_hits" USING btree ("due_at", "search_id") WHERE "told_at" IS NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "search_hits";
  DROP TABLE "search_arrivals";
  DROP TABLE "search_conditions";`)
}
