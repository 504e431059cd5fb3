import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { slugGiver, slugOf } from '#domain/text/slug'
import { defaultCategory } from '#texts/forum/forum'

/**
 * What Payload's schema cannot say of forum and feed (docs/decisions/026-counters.md, 053-edits-and-keys.md).
 * `topic_members` is no collection: who follows a topic, and how far each member has read.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table topic_members (
      topic_id uuid not null references forum_topics (id) on delete cascade,
      member_id uuid not null references users (id) on delete cascade,
      -- Null: not chosen, then the author follows and nobody else.
      follows boolean,
      read_at timestamp(3) with time zone,
      primary key (topic_id, member_id)
    );
    create index topic_members_member_idx on topic_members (member_id);

    create function forget_revisions() returns trigger language plpgsql as $$
    begin
      delete from public.revisions where kind = tg_argv[0]::public.enum_revisions_kind and item_id = old.id::text;
      return null;
    end $$;

    create unique index forum_categories_default_idx on forum_categories (is_default) where is_default;
    create index forum_comments_window_idx on forum_comments (topic_id, created_at, id);
    create index forum_comments_mentions_idx on forum_comments using gin (mentions jsonb_path_ops);
    create index post_comments_window_idx on post_comments (post_id, created_at, id);
    create index forum_topics_active_idx on forum_topics (is_pinned, last_activity_at, id);
    create index forum_topics_newest_idx on forum_topics (created_at, id);
    create index forum_topics_unanswered_idx on forum_topics (created_at, id) where replies_count = 0;
    create index forum_topics_category_active_idx on forum_topics (category_id, is_pinned, last_activity_at, id);
    create index forum_topics_category_newest_idx on forum_topics (category_id, created_at, id);
    drop index forum_topics_pinned_activity_idx`)
  for (const { table, column, target } of cascades) await onDelete({ db, table, column, target, does: 'cascade' })
  await db.execute(
    sql.raw(`create trigger keep_count after insert or delete on forum_comment_likes for each row
      execute function keep_count('comment_id', 'forum_comments', 'likes_count')`),
  )
  for (const table of edited)
    await db.execute(
      sql.raw(`create trigger forget_revisions after delete on ${table} for each row
        execute function forget_revisions('${table.replaceAll('_', '-')}')`),
    )
  await db.execute(nameKey)
  await nameCategories(db)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    create index forum_topics_pinned_activity_idx on forum_topics (is_pinned, last_activity_at);
    drop index users_name_key_idx, forum_topics_category_newest_idx, forum_topics_category_active_idx,
      forum_topics_unanswered_idx, forum_topics_newest_idx, forum_topics_active_idx, post_comments_window_idx,
      forum_comments_mentions_idx, forum_comments_window_idx, forum_categories_default_idx;
    drop function name_key(text);
    drop function forget_revisions cascade;
    drop trigger keep_count on forum_comment_likes;
    drop table topic_members`)
  for (const { table, column, target } of cascades)
    await onDelete({ db, table, column, target, does: 'set null' })
}

type Database = MigrateUpArgs['db']

const edited = ['forum_topics', 'forum_comments', 'posts', 'post_comments']

const cascades = [
  { table: 'forum_comment_likes', column: 'comment_id', target: 'forum_comments' },
  { table: 'forum_comment_likes', column: 'owner_id', target: 'users' },
  { table: 'revisions', column: 'author_id', target: 'users' },
]

type Reference = { db: Database; table: string; column: string; target: string; does: string }

async function onDelete({ db, table, column, target, does }: Reference) {
  const name = `${table}_${column}_${target}_id_fk`
  await db.execute(
    sql.raw(`alter table ${table} drop constraint ${name},
      add constraint ${name} foreign key (${column}) references ${target} (id) on delete ${does}`),
  )
}

/**
 * The first reading of `src/search/folding/fold.ts`, so that a name is found in any spelling
 * (tests/integration/forum/member-suggestions.test.ts compares the two).
 */
const nameKey = sql.raw(`
  create function name_key(name text) returns text language sql immutable parallel safe as $$
    select regexp_replace(replace(translate(
      replace(replace(replace(' ' || regexp_replace(lower(name), '[^[:alnum:]]+', ' ', 'g'),
        'щ', 'št'), 'ю', 'iu'), 'я', 'ia'),
      'абвгдежзийклмнопрстуфхцчшъыьэ', 'abvgdežziiklmnoprstufhcčšaiie'),
      'ts', 'c'), '([^0-9])\\1+', '\\1', 'g')
  $$;
  create index users_name_key_idx on users using gin (name_key(full_name) gin_trgm_ops)`)

async function nameCategories(db: Database) {
  const { rows } = await db.execute(sql`select id, name from forum_categories order by created_at, id`)
  const giveSlug = slugGiver(new Set())
  for (const { id, name } of rows as { id: string; name: string }[])
    await db.execute(sql`update forum_categories set slug = ${giveSlug(slugOf(name))},
      "order" = nullif("order", 0), is_default = ${name === defaultCategory.name} where id = ${id}`)
  await db.execute(
    sql`insert into forum_categories (name, description, slug, is_active, is_default)
      select ${defaultCategory.name}, ${defaultCategory.description}, ${giveSlug(slugOf(defaultCategory.name))},
        true, true
      where not exists (select from forum_categories where is_default)`,
  )
}
