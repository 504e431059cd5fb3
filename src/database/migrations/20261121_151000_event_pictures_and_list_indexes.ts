import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_media_purpose" ADD VALUE 'event';
  ALTER TABLE "services" ADD COLUMN "listed_at" timestamp(3) with time zone;
  ALTER TABLE "stores" ADD COLUMN "listed_at" timestamp(3) with time zone;
  ALTER TABLE "contacts" ADD COLUMN "listed_at" timestamp(3) with time zone;
  ALTER TABLE "apartments" ADD COLUMN "listed_at" timestamp(3) with time zone;
  CREATE INDEX "documents_mime_type_idx" ON "documents" USING btree ("mime_type");
  CREATE INDEX "services_title_idx" ON "services" USING btree ("title");
  CREATE INDEX "services_listed_at_idx" ON "services" USING btree ("listed_at");
  CREATE INDEX "stores_listed_at_idx" ON "stores" USING btree ("listed_at");
  CREATE INDEX "contacts_listed_at_idx" ON "contacts" USING btree ("listed_at");
  CREATE INDEX "apartments_listed_at_idx" ON "apartments" USING btree ("listed_at");
  CREATE INDEX "favorites_item_type_idx" ON "favorites" USING btree ("item_type");
  CREATE INDEX "reports_item_id_idx" ON "reports" USING btree ("item_id");`)
  // When it was is not known of what is public already; it is no news in any case.
  for (const table of ['services', 'stores', 'contacts', 'apartments']) {
    await db.execute(sql.raw(`UPDATE "${table}" SET "listed_at" = "created_at" WHERE "listed";`))
  }
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" ALTER COLUMN "purpose" SET DATA TYPE text;
  ALTER TABLE "media" ALTER COLUMN "purpose" SET DEFAULT 'editorial'::text;
  UPDATE "media" SET "purpose" = 'post' WHERE "purpose" = 'event';
  DROP TYPE "public"."enum_media_purpose";
  CREATE TYPE "public"."enum_media_purpose" AS ENUM('editorial', 'post', 'avatar');
  ALTER TABLE "media" ALTER COLUMN "purpose" SET DEFAULT 'editorial'::"public"."enum_media_purpose";
  ALTER TABLE "media" ALTER COLUMN "purpose" SET DATA TYPE "public"."enum_media_purpose" USING "purpose"::"public"."enum_media_purpose";
  DROP INDEX "documents_mime_type_idx";
  DROP INDEX "services_title_idx";
  DROP INDEX "services_listed_at_idx";
  DROP INDEX "stores_listed_at_idx";
  DROP INDEX "contacts_listed_at_idx";
  DROP INDEX "apartments_listed_at_idx";
  DROP INDEX "favorites_item_type_idx";
  DROP INDEX "reports_item_id_idx";
  ALTER TABLE "services" DROP COLUMN "listed_at";
  ALTER TABLE "stores" DROP COLUMN "listed_at";
  ALTER TABLE "contacts" DROP COLUMN "listed_at";
  ALTER TABLE "apartments" DROP COLUMN "listed_at";`)
}
