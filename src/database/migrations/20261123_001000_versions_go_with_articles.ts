import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * An open editor saves a version while the article is deleted elsewhere: with Payload's own key the version would stay,
 * as an article without an id.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    delete from _articles_v where parent_id is null;
    alter table _articles_v drop constraint _articles_v_parent_id_articles_id_fk,
      add constraint _articles_v_parent_id_articles_id_fk
        foreign key (parent_id) references articles (id) on delete cascade`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table _articles_v drop constraint _articles_v_parent_id_articles_id_fk,
      add constraint _articles_v_parent_id_articles_id_fk
        foreign key (parent_id) references articles (id) on delete set null`)
}
