import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from './start/sql'

export type Instance = { url: string; folder: string }

/** Includes circular foreign keys, awkward texts and a table of more than a megabyte. */
export async function fillInstance({ url, folder }: Instance) {
  await sql(url, content)
  await mkdir(path.join(folder, 'media'), { recursive: true })
  for (const name of ['grad-1.webp', 'grad-480.webp'])
    await writeFile(path.join(folder, 'media', name), randomBytes(200_000))
}

const content = `
  insert into users (full_name, email, city)
    select E'Име \\\\t\\n"' || n, 'chlen' || n || '@example.org', case when n % 2 = 0 then 'Кьолн' end
    from generate_series(1, 500) n;
  insert into media (alt, filename, mime_type, sizes_small_filename, sizes_small_mime_type, owner_id)
    select 'Град', 'grad-1.webp', 'image/webp', 'grad-480.webp', 'image/webp', id from users limit 1;
  update users set avatar_id = (select id from media) where email = 'chlen1@example.org';
  insert into notifications (owner_id, type, title, message, data)
    select id, 'admin_reply', 'Отговор', repeat('дълъг текст ', 200), '{"a": [1, null, "б"]}' from users;
  insert into changes (collection, document_id, operation) select 'users', id::text, 'create' from users limit 5;`

/** Checksums of tables, sequences, constraints and files. */
export async function wholeOf({ url, folder }: Instance) {
  const tables = await sql(url, `select tablename from pg_tables where schemaname = 'public' order by 1`)
  const rows: Record<string, unknown> = {}
  for (const name of tables.map(({ tablename }) => String(tablename))) {
    const sum = `md5(string_agg(t::text, '|' order by t::text))`
    rows[name] = await sql(url, `select count(*)::int as count, ${sum} as sum from "${name}" t`)
  }
  const names = (await readdir(path.join(folder, 'media'))).sort()
  return {
    rows,
    rules: await sql(
      url,
      `select conrelid::regclass::text as "table", conname, pg_get_constraintdef(oid), convalidated
       from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`,
    ),
    triggers: await sql(url, 'select tgname, tgenabled from pg_trigger where not tgisinternal order by 1'),
    indexes: await sql(url, `select indexdef from pg_indexes where schemaname = 'public' order by 1`),
    sequences: await sql(url, 'select sequencename, last_value from pg_sequences order by 1'),
    names,
    files: await Promise.all(names.map((name) => readFile(path.join(folder, 'media', name), 'base64'))),
  }
}
