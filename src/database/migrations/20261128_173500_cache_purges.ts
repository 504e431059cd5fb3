import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// Up to which change the caches in front of the site have been told; one row (docs/decisions/107-cache-in-front.md).
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "cache_purges" (
  	"id" integer PRIMARY KEY NOT NULL CHECK ("id" = 1),
  	"last_id" bigint NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL
  );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "cache_purges" CASCADE;`)
}
