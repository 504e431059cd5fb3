import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What writes and lists look for beside the fields that are indexed themselves (docs/decisions/043-addresses-and-plans.md). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create index articles_texts_parent_idx on articles_texts (parent_id);
    create index _articles_v_texts_parent_idx on _articles_v_texts (parent_id);
    create index embassies_texts_parent_idx on embassies_texts (parent_id);
    create index _articles_v_parent_updated_at_idx on _articles_v (parent_id, updated_at);
    create index users_sessions_parent_order_idx on users_sessions (_parent_id, _order);
    create index forum_topics_pinned_activity_idx on forum_topics (is_pinned, last_activity_at);
    create index notifications_people_idx on notifications using gin ((data -> 'people') jsonb_path_ops);
    create index small_ads_watched_idx on small_ads (expires_at) where expiry_notice is distinct from 'over'`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index articles_texts_parent_idx, _articles_v_texts_parent_idx, embassies_texts_parent_idx,
      _articles_v_parent_updated_at_idx, users_sessions_parent_order_idx, forum_topics_pinned_activity_idx,
      notifications_people_idx, small_ads_watched_idx`)
}
