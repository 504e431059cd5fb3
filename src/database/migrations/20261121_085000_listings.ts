import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_apartments_ad_type" AS ENUM('offer', 'search');
  CREATE TYPE "public"."enum_apartments_approval" AS ENUM('pending', 'approved', 'rejected');
  CREATE TYPE "public"."enum_small_ads_category" AS ENUM('Работа', 'Услуги', 'Продажба', 'Търся', 'Автомобили', 'Други');
  CREATE TYPE "public"."enum_small_ads_car_make" AS ENUM('Audi', 'BMW', 'Citroën', 'Dacia', 'Fiat', 'Ford', 'Honda', 'Hyundai', 'Kia', 'Mazda', 'Mercedes-Benz', 'Mitsubishi', 'Nissan', 'Opel', 'Peugeot', 'Renault', 'SEAT', 'Škoda', 'Subaru', 'Suzuki', 'Toyota', 'Volkswagen', 'Volvo', 'Други');
  CREATE TYPE "public"."enum_small_ads_car_fuel_type" AS ENUM('Бензин', 'Дизел', 'Хибрид', 'Електрически', 'ГАЗ/Метан');
  CREATE TYPE "public"."enum_small_ads_car_transmission" AS ENUM('Ръчна', 'Автоматична', 'Полуавтоматична');
  CREATE TYPE "public"."enum_small_ads_car_condition" AS ENUM('Нов', 'Като нов', 'Много добро', 'Добро', 'Задоволително', 'За части');
  CREATE TYPE "public"."enum_small_ads_expiry_notice" AS ENUM('told', 'mailed', 'over');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'removeFile' BEFORE 'sendLetter';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'sendAdExpiry' BEFORE 'sendLetter';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'watchAdExpiry' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'removeFile' BEFORE 'sendLetter';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'sendAdExpiry' BEFORE 'sendLetter';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'watchAdExpiry' BEFORE 'schedulePublish';
  CREATE TABLE "apartments" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"ad_type" "enum_apartments_ad_type" NOT NULL,
  	"title" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"price" numeric NOT NULL,
  	"warm_rent" numeric,
  	"deposit" numeric,
  	"city" varchar NOT NULL,
  	"address" varchar NOT NULL,
  	"rooms" numeric NOT NULL,
  	"area" numeric,
  	"furnished" boolean,
  	"pets_allowed" boolean,
  	"registration_possible" boolean,
  	"available_from" timestamp(3) with time zone,
  	"contact" varchar NOT NULL,
  	"phone" varchar NOT NULL,
  	"email" varchar,
  	"owner_id" uuid,
  	"slug" varchar,
  	"contact_views" numeric DEFAULT 0,
  	"approval" "enum_apartments_approval",
  	"rejection_reason" varchar,
  	"listed" boolean DEFAULT false,
  	"proposed" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "documents" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"description" varchar,
  	"owner_id" uuid,
  	"prefix" varchar DEFAULT '',
  	"_objectkey" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "small_ads" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"author_name" varchar NOT NULL,
  	"title" varchar NOT NULL,
  	"category" "enum_small_ads_category" NOT NULL,
  	"description" varchar NOT NULL,
  	"price" varchar,
  	"city" varchar NOT NULL,
  	"contact" varchar NOT NULL,
  	"car_make" "enum_small_ads_car_make",
  	"car_model" varchar,
  	"car_year" numeric,
  	"car_mileage" numeric,
  	"car_fuel_type" "enum_small_ads_car_fuel_type",
  	"car_transmission" "enum_small_ads_car_transmission",
  	"car_condition" "enum_small_ads_car_condition",
  	"owner_id" uuid,
  	"published_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone,
  	"expiry_notice" "enum_small_ads_expiry_notice",
  	"contact_views" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  DROP INDEX "owner_idx";
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "apartments_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "documents_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "small_ads_id" uuid;
  ALTER TABLE "apartments" ADD CONSTRAINT "apartments_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "documents" ADD CONSTRAINT "documents_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "small_ads" ADD CONSTRAINT "small_ads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "apartments_ad_type_idx" ON "apartments" USING btree ("ad_type");
  CREATE INDEX "apartments_price_idx" ON "apartments" USING btree ("price");
  CREATE INDEX "apartments_city_idx" ON "apartments" USING btree ("city");
  CREATE INDEX "apartments_rooms_idx" ON "apartments" USING btree ("rooms");
  CREATE INDEX "apartments_area_idx" ON "apartments" USING btree ("area");
  CREATE INDEX "apartments_furnished_idx" ON "apartments" USING btree ("furnished");
  CREATE INDEX "apartments_pets_allowed_idx" ON "apartments" USING btree ("pets_allowed");
  CREATE INDEX "apartments_registration_possible_idx" ON "apartments" USING btree ("registration_possible");
  CREATE INDEX "apartments_available_from_idx" ON "apartments" USING btree ("available_from");
  CREATE INDEX "apartments_owner_idx" ON "apartments" USING btree ("owner_id");
  CREATE UNIQUE INDEX "apartments_slug_idx" ON "apartments" USING btree ("slug");
  CREATE INDEX "apartments_approval_idx" ON "apartments" USING btree ("approval");
  CREATE INDEX "apartments_listed_idx" ON "apartments" USING btree ("listed");
  CREATE INDEX "apartments_updated_at_idx" ON "apartments" USING btree ("updated_at");
  CREATE INDEX "apartments_created_at_idx" ON "apartments" USING btree ("created_at");
  CREATE UNIQUE INDEX "owner_idx" ON "apartments" USING btree ("owner_id");
  CREATE INDEX "documents_name_idx" ON "documents" USING btree ("name");
  CREATE INDEX "documents_owner_idx" ON "documents" USING btree ("owner_id");
  CREATE INDEX "documents_updated_at_idx" ON "documents" USING btree ("updated_at");
  CREATE INDEX "documents_created_at_idx" ON "documents" USING btree ("created_at");
  CREATE UNIQUE INDEX "documents_filename_idx" ON "documents" USING btree ("filename");
  CREATE INDEX "small_ads_category_idx" ON "small_ads" USING btree ("category");
  CREATE INDEX "small_ads_city_idx" ON "small_ads" USING btree ("city");
  CREATE INDEX "small_ads_car_make_idx" ON "small_ads" USING btree ("car_make");
  CREATE INDEX "small_ads_car_year_idx" ON "small_ads" USING btree ("car_year");
  CREATE INDEX "small_ads_car_mileage_idx" ON "small_ads" USING btree ("car_mileage");
  CREATE INDEX "small_ads_car_fuel_type_idx" ON "small_ads" USING btree ("car_fuel_type");
  CREATE INDEX "small_ads_car_transmission_idx" ON "small_ads" USING btree ("car_transmission");
  CREATE INDEX "small_ads_car_condition_idx" ON "small_ads" USING btree ("car_condition");
  CREATE INDEX "small_ads_owner_idx" ON "small_ads" USING btree ("owner_id");
  CREATE INDEX "small_ads_published_at_idx" ON "small_ads" USING btree ("published_at");
  CREATE INDEX "small_ads_expires_at_idx" ON "small_ads" USING btree ("expires_at");
  CREATE INDEX "small_ads_updated_at_idx" ON "small_ads" USING btree ("updated_at");
  CREATE INDEX "small_ads_created_at_idx" ON "small_ads" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_apartments_fk" FOREIGN KEY ("apartments_id") REFERENCES "public"."apartments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_small_ads_fk" FOREIGN KEY ("small_ads_id") REFERENCES "public"."small_ads"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "owner_1_idx" ON "services" USING btree ("owner_id");
  CREATE INDEX "payload_locked_documents_rels_apartments_id_idx" ON "payload_locked_documents_rels" USING btree ("apartments_id");
  CREATE INDEX "payload_locked_documents_rels_documents_id_idx" ON "payload_locked_documents_rels" USING btree ("documents_id");
  CREATE INDEX "payload_locked_documents_rels_small_ads_id_idx" ON "payload_locked_documents_rels" USING btree ("small_ads_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "apartments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "documents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "small_ads" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "apartments" CASCADE;
  DROP TABLE "documents" CASCADE;
  DROP TABLE "small_ads" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_apartments_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_documents_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_small_ads_fk";
  
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'purgeChanges', 'sendLetter', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'purgeChanges', 'sendLetter', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "owner_1_idx";
  DROP INDEX "payload_locked_documents_rels_apartments_id_idx";
  DROP INDEX "payload_locked_documents_rels_documents_id_idx";
  DROP INDEX "payload_locked_documents_rels_small_ads_id_idx";
  CREATE UNIQUE INDEX "owner_idx" ON "services" USING btree ("owner_id");
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "apartments_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "documents_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "small_ads_id";
  DROP TYPE "public"."enum_apartments_ad_type";
  DROP TYPE "public"."enum_apartments_approval";
  DROP TYPE "public"."enum_small_ads_category";
  DROP TYPE "public"."enum_small_ads_car_make";
  DROP TYPE "public"."enum_small_ads_car_fuel_type";
  DROP TYPE "public"."enum_small_ads_car_transmission";
  DROP TYPE "public"."enum_small_ads_car_condition";
  DROP TYPE "public"."enum_small_ads_expiry_notice";`)
}
