import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_media_purpose" ADD VALUE 'item';
  CREATE TABLE "services_pictures" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" uuid,
  	"alt" varchar
  );
  
  CREATE TABLE "stores_pictures" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" uuid,
  	"alt" varchar
  );
  
  CREATE TABLE "contacts_pictures" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" uuid,
  	"alt" varchar
  );
  
  CREATE TABLE "apartments_pictures" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" uuid,
  	"alt" varchar
  );
  
  CREATE TABLE "small_ads_pictures" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" uuid,
  	"alt" varchar
  );
  
  ALTER TABLE "media" ADD COLUMN "blur" varchar;
  ALTER TABLE "media" ADD COLUMN "kept_until" timestamp(3) with time zone;
  ALTER TABLE "media" ADD COLUMN "sizes_small_avif_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_small_avif_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_small_avif_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_small_avif_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_small_avif_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_small_avif_filename" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_medium_avif_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_medium_avif_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_medium_avif_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_medium_avif_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_medium_avif_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_medium_avif_filename" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_large_avif_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_large_avif_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_large_avif_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_large_avif_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_large_avif_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_large_avif_filename" varchar;
  ALTER TABLE "reports" ADD COLUMN "item_info_pictures" varchar;
  ALTER TABLE "services_pictures" ADD CONSTRAINT "services_pictures_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services_pictures" ADD CONSTRAINT "services_pictures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "stores_pictures" ADD CONSTRAINT "stores_pictures_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stores_pictures" ADD CONSTRAINT "stores_pictures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contacts_pictures" ADD CONSTRAINT "contacts_pictures_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contacts_pictures" ADD CONSTRAINT "contacts_pictures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "apartments_pictures" ADD CONSTRAINT "apartments_pictures_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "apartments_pictures" ADD CONSTRAINT "apartments_pictures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."apartments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "small_ads_pictures" ADD CONSTRAINT "small_ads_pictures_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "small_ads_pictures" ADD CONSTRAINT "small_ads_pictures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."small_ads"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "services_pictures_order_idx" ON "services_pictures" USING btree ("_order");
  CREATE INDEX "services_pictures_parent_id_idx" ON "services_pictures" USING btree ("_parent_id");
  CREATE INDEX "services_pictures_image_idx" ON "services_pictures" USING btree ("image_id");
  CREATE INDEX "stores_pictures_order_idx" ON "stores_pictures" USING btree ("_order");
  CREATE INDEX "stores_pictures_parent_id_idx" ON "stores_pictures" USING btree ("_parent_id");
  CREATE INDEX "stores_pictures_image_idx" ON "stores_pictures" USING btree ("image_id");
  CREATE INDEX "contacts_pictures_order_idx" ON "contacts_pictures" USING btree ("_order");
  CREATE INDEX "contacts_pictures_parent_id_idx" ON "contacts_pictures" USING btree ("_parent_id");
  CREATE INDEX "contacts_pictures_image_idx" ON "contacts_pictures" USING btree ("image_id");
  CREATE INDEX "apartments_pictures_order_idx" ON "apartments_pictures" USING btree ("_order");
  CREATE INDEX "apartments_pictures_parent_id_idx" ON "apartments_pictures" USING btree ("_parent_id");
  CREATE INDEX "apartments_pictures_image_idx" ON "apartments_pictures" USING btree ("image_id");
  CREATE INDEX "small_ads_pictures_order_idx" ON "small_ads_pictures" USING btree ("_order");
  CREATE INDEX "small_ads_pictures_parent_id_idx" ON "small_ads_pictures" USING btree ("_parent_id");
  CREATE INDEX "small_ads_pictures_image_idx" ON "small_ads_pictures" USING btree ("image_id");
  CREATE INDEX "media_sizes_small_avif_sizes_small_avif_filename_idx" ON "media" USING btree ("sizes_small_avif_filename");
  CREATE INDEX "media_sizes_medium_avif_sizes_medium_avif_filename_idx" ON "media" USING btree ("sizes_medium_avif_filename");
  CREATE INDEX "media_sizes_large_avif_sizes_large_avif_filename_idx" ON "media" USING btree ("sizes_large_avif_filename");
  CREATE INDEX "_articles_v_pictures_in_text_idx" ON "_articles_v" USING gin (
    jsonb_path_query_array(version_content, 'strict $.** ? (@ like_regex "^[0-9a-f-]{36}$")') jsonb_path_ops
  );`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "_articles_v_pictures_in_text_idx";
   ALTER TABLE "services_pictures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "stores_pictures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "contacts_pictures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "apartments_pictures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "small_ads_pictures" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "services_pictures" CASCADE;
  DROP TABLE "stores_pictures" CASCADE;
  DROP TABLE "contacts_pictures" CASCADE;
  DROP TABLE "apartments_pictures" CASCADE;
  DROP TABLE "small_ads_pictures" CASCADE;
  ALTER TABLE "media" ALTER COLUMN "purpose" SET DATA TYPE text;
  ALTER TABLE "media" ALTER COLUMN "purpose" SET DEFAULT 'editorial'::text;
  DROP TYPE "public"."enum_media_purpose";
  CREATE TYPE "public"."enum_media_purpose" AS ENUM('editorial', 'post', 'avatar', 'event');
  ALTER TABLE "media" ALTER COLUMN "purpose" SET DEFAULT 'editorial'::"public"."enum_media_purpose";
  ALTER TABLE "media" ALTER COLUMN "purpose" SET DATA TYPE "public"."enum_media_purpose" USING "purpose"::"public"."enum_media_purpose";
  DROP INDEX "media_sizes_small_avif_sizes_small_avif_filename_idx";
  DROP INDEX "media_sizes_medium_avif_sizes_medium_avif_filename_idx";
  DROP INDEX "media_sizes_large_avif_sizes_large_avif_filename_idx";
  ALTER TABLE "media" DROP COLUMN "blur";
  ALTER TABLE "media" DROP COLUMN "kept_until";
  ALTER TABLE "media" DROP COLUMN "sizes_small_avif_url";
  ALTER TABLE "media" DROP COLUMN "sizes_small_avif_width";
  ALTER TABLE "media" DROP COLUMN "sizes_small_avif_height";
  ALTER TABLE "media" DROP COLUMN "sizes_small_avif_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_small_avif_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_small_avif_filename";
  ALTER TABLE "media" DROP COLUMN "sizes_medium_avif_url";
  ALTER TABLE "media" DROP COLUMN "sizes_medium_avif_width";
  ALTER TABLE "media" DROP COLUMN "sizes_medium_avif_height";
  ALTER TABLE "media" DROP COLUMN "sizes_medium_avif_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_medium_avif_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_medium_avif_filename";
  ALTER TABLE "media" DROP COLUMN "sizes_large_avif_url";
  ALTER TABLE "media" DROP COLUMN "sizes_large_avif_width";
  ALTER TABLE "media" DROP COLUMN "sizes_large_avif_height";
  ALTER TABLE "media" DROP COLUMN "sizes_large_avif_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_large_avif_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_large_avif_filename";
  ALTER TABLE "reports" DROP COLUMN "item_info_pictures";`)
}
