import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// The table of rate-limiter-flexible; no collection, so Payload's schema (the .json beside) does not know it.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "request_counts" (
  	"key" varchar(255) PRIMARY KEY NOT NULL,
  	"points" integer DEFAULT 0 NOT NULL,
  	"expire" bigint
  );
  CREATE INDEX "request_counts_expire_idx" ON "request_counts" USING btree ("expire");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "request_counts" CASCADE;`)
}
