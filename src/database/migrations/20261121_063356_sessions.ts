import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_mail_tokens_purpose" AS ENUM('resetPassword', 'confirmEmail');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'sendLetter' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'sendLetter' BEFORE 'schedulePublish';
  CREATE TABLE "mail_tokens" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"purpose" "enum_mail_tokens_purpose" NOT NULL,
  	"token_hash" varchar NOT NULL,
  	"account_id" uuid,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "sign_in_attempts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"address_hash" varchar NOT NULL,
  	"count" numeric NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "signing_keys" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"kid" varchar NOT NULL,
  	"public_key" jsonb NOT NULL,
  	"private_key" varchar NOT NULL,
  	"signs_from" timestamp(3) with time zone NOT NULL,
  	"retires_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "users_sessions" ADD COLUMN "browser" varchar;
  ALTER TABLE "users_sessions" ADD COLUMN "ip" varchar;
  ALTER TABLE "users_sessions" ADD COLUMN "last_used_at" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "awaits_confirmation" boolean DEFAULT false;
  ALTER TABLE "mail_tokens" ADD CONSTRAINT "mail_tokens_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "mail_tokens_token_hash_idx" ON "mail_tokens" USING btree ("token_hash");
  CREATE INDEX "mail_tokens_account_idx" ON "mail_tokens" USING btree ("account_id");
  CREATE INDEX "mail_tokens_expires_at_idx" ON "mail_tokens" USING btree ("expires_at");
  CREATE INDEX "mail_tokens_updated_at_idx" ON "mail_tokens" USING btree ("updated_at");
  CREATE INDEX "mail_tokens_created_at_idx" ON "mail_tokens" USING btree ("created_at");
  CREATE UNIQUE INDEX "sign_in_attempts_address_hash_idx" ON "sign_in_attempts" USING btree ("address_hash");
  CREATE INDEX "sign_in_attempts_expires_at_idx" ON "sign_in_attempts" USING btree ("expires_at");
  CREATE UNIQUE INDEX "signing_keys_kid_idx" ON "signing_keys" USING btree ("kid");
  CREATE INDEX "signing_keys_updated_at_idx" ON "signing_keys" USING btree ("updated_at");
  CREATE INDEX "signing_keys_created_at_idx" ON "signing_keys" USING btree ("created_at");
  ALTER TABLE "users" DROP COLUMN "login_attempts";
  ALTER TABLE "users" DROP COLUMN "lock_until";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "mail_tokens" CASCADE;
  DROP TABLE "sign_in_attempts" CASCADE;
  DROP TABLE "signing_keys" CASCADE;
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  ALTER TABLE "users" ADD COLUMN "login_attempts" numeric DEFAULT 0;
  ALTER TABLE "users" ADD COLUMN "lock_until" timestamp(3) with time zone;
  ALTER TABLE "users_sessions" DROP COLUMN "browser";
  ALTER TABLE "users_sessions" DROP COLUMN "ip";
  ALTER TABLE "users_sessions" DROP COLUMN "last_used_at";
  ALTER TABLE "users" DROP COLUMN "awaits_confirmation";
  DROP TYPE "public"."enum_mail_tokens_purpose";`)
}
