import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * The change stream (docs/decisions/010-change-stream.md). A change gets its id at COMMIT, one transaction after
 * the other, so that whoever has read up to an id has missed none below it: numbers given earlier commit in any
 * order. The lock is taken when nothing else is left to do, so it is short and cannot be part of a deadlock.
 */
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "changes" (
  	"key" bigserial PRIMARY KEY NOT NULL,
  	"id" bigint UNIQUE,
  	"collection" text NOT NULL,
  	"document_id" text NOT NULL,
  	"operation" text NOT NULL CHECK ("operation" IN ('create', 'update', 'delete')),
  	"extra" jsonb DEFAULT '{}' NOT NULL,
  	"at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  CREATE INDEX "changes_at_idx" ON "changes" USING btree ("at");
  CREATE SEQUENCE "changes_id_seq" OWNED BY "changes"."id";

  CREATE FUNCTION "publish_change"() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    given bigint;
  BEGIN
    PERFORM pg_advisory_xact_lock(7406003);
    given := nextval('public.changes_id_seq');
    UPDATE "public"."changes" SET "id" = given, "at" = clock_timestamp() WHERE "key" = NEW."key";
    PERFORM pg_notify('changes', given::text);
    RETURN NULL;
  END $$;

  CREATE CONSTRAINT TRIGGER "publish_change" AFTER INSERT ON "changes"
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "publish_change"();`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "changes" CASCADE;
  DROP FUNCTION "publish_change"();`)
}
