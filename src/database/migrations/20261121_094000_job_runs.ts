import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// Which moment of which schedule has had its job; no collection, so Payload's schema (the .json beside) does not know it.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "job_runs" (
  	"task" text NOT NULL,
  	"due" timestamp(3) with time zone NOT NULL,
  	PRIMARY KEY ("task", "due")
  );
  CREATE INDEX "job_runs_due_idx" ON "job_runs" USING btree ("due");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "job_runs" CASCADE;`)
}
