import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Hashes of the contacts in what members wrote in the last days (docs/decisions/101-held-contributions.md). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "spam_contacts" (
  	"contact" text NOT NULL,
  	"owner_id" uuid NOT NULL REFERENCES "users" ("id") ON DELETE CASCADE,
  	"seen_at" timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  	PRIMARY KEY ("contact", "owner_id")
  );
  CREATE INDEX "spam_contacts_owner_idx" ON "spam_contacts" USING btree ("owner_id");
  CREATE INDEX "spam_contacts_seen_at_idx" ON "spam_contacts" USING btree ("seen_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "spam_contacts";`)
}
