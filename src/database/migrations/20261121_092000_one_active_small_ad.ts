import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * At any moment a member has one valid small ad at most. A unique index cannot say „valid“,
 * because time passes without a write; times that do not overlap can.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE EXTENSION IF NOT EXISTS btree_gist;
  ALTER TABLE "small_ads" ADD CONSTRAINT "small_ads_one_active"
    EXCLUDE USING gist ("owner_id" WITH =, tstzrange("published_at", "expires_at") WITH &&);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "small_ads" DROP CONSTRAINT "small_ads_one_active";`)
}
