import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// Which process has taken a job, and equal orders (src/database/statements/jobs).
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload_jobs" ADD COLUMN "runner" varchar;
   CREATE INDEX "payload_jobs_input_idx" ON "payload_jobs" USING hash ("input");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "payload_jobs_input_idx";
   ALTER TABLE "payload_jobs" DROP COLUMN "runner";`)
}
