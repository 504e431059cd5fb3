import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "articles" ADD COLUMN "changed_by_id" uuid;
  ALTER TABLE "_articles_v" ADD COLUMN "version_changed_by_id" uuid;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_changed_by_id_users_id_fk" FOREIGN KEY ("version_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "articles_changed_by_idx" ON "articles" USING btree ("changed_by_id");
  CREATE INDEX "_articles_v_version_version_changed_by_idx" ON "_articles_v" USING btree ("version_changed_by_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "articles" DROP CONSTRAINT "articles_changed_by_id_users_id_fk";
  
  ALTER TABLE "_articles_v" DROP CONSTRAINT "_articles_v_version_changed_by_id_users_id_fk";
  
  DROP INDEX "articles_changed_by_idx";
  DROP INDEX "_articles_v_version_version_changed_by_idx";
  ALTER TABLE "articles" DROP COLUMN "changed_by_id";
  ALTER TABLE "_articles_v" DROP COLUMN "version_changed_by_id";`)
}
