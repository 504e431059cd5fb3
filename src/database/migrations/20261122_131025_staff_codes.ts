import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "staff_codes" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"account_id" uuid,
  	"sealed_secret" varchar NOT NULL,
  	"confirmed_at" timestamp(3) with time zone,
  	"last_step" numeric,
  	"recovery_hashes" jsonb DEFAULT '[]'::jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "users_sessions" ADD COLUMN "code_at" timestamp(3) with time zone;
  ALTER TABLE "site" ADD COLUMN "staff_totp_required" boolean DEFAULT false;
  ALTER TABLE "staff_codes" ADD CONSTRAINT "staff_codes_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "staff_codes_account_idx" ON "staff_codes" USING btree ("account_id");
  CREATE INDEX "staff_codes_updated_at_idx" ON "staff_codes" USING btree ("updated_at");
  CREATE INDEX "staff_codes_created_at_idx" ON "staff_codes" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "staff_codes" CASCADE;
  ALTER TABLE "users_sessions" DROP COLUMN "code_at";
  ALTER TABLE "site" DROP COLUMN "staff_totp_required";`)
}
