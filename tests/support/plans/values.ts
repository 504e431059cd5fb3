import { testPassword } from '../stored-member'

export type Column = {
  table: string
  name: string
  type: string
  isEnum: boolean
  isUnique: boolean
  isIndexed: boolean
  refers: string | null
}

/** Without generated columns. */
export const columnsOfTables = `
  select c.relname as table, a.attname as name, t.typname as type, t.typtype = 'e' as "isEnum",
    exists (select from pg_index i
      where i.indrelid = c.oid and (i.indisunique or i.indisexclusion) and a.attnum = any(i.indkey)
        -- The keys of what is sent and of its text leave an owner as many rows as they like.
        and (a.attname in ('client_key', 'text_key') or pg_get_indexdef(i.indexrelid) !~ 'client_key|text_key'))
        as "isUnique",
    exists (select from pg_index i where i.indrelid = c.oid and a.attnum = any(i.indkey)) as "isIndexed",
    (select confrelid::regclass::text from pg_constraint f
      where f.contype = 'f' and f.conrelid = c.oid and f.conkey = array[a.attnum]) as refers
  from pg_attribute a
    join pg_class c on c.oid = a.attrelid and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    join pg_type t on t.oid = a.atttypid
  where a.attnum > 0 and not a.attisdropped and pg_get_serial_sequence(quote_ident(c.relname), a.attname) is null
  order by c.relname, a.attnum`

/** Small in production too, or filled otherwise. */
export const small =
  /^(payload_.*|.*categories|embassies.*|_?legal.*|site|signing_keys|staff_codes|job_runs|cache_purges|search_.*)$/

/** Realistic distributions: most items are listed, most events over, few topics pinned. */
const particular: Record<string, string> = {
  slug: `case when number = 1 then 'sreshta' else 'sreshta-' || number end`,
  'articles_texts.text': `'sreshta-' || 12000 + number`,
  'users.salt': `'${testPassword.salt}'`,
  'users.hash': `'${testPassword.hash}'`,
  hidden: 'number % 50 = 0',
  listed: 'number % 50 <> 0',
  is_pinned: 'number % 5000 = 0',
  latest: 'number % 20 = 0',
  published_at: `now() - number * interval '1 minute'`,
  expires_at: `now() - number * interval '1 minute' + interval '7 days'`,
  expiry_notice: `(case when number > 7 * 24 * 60 then 'over' else 'told' end)::enum_small_ads_expiry_notice`,
  date: `now() + (number - 50000) * interval '1 minute'`,
  ends_at: `now() + (number - 50000) * interval '1 minute' + interval '2 hours'`,
  role: `'user'`,
  _status: `'published'`,
  version__status: `'published'`,
  operation: `'update'`,
  'trail.changes': `'[]'`,
  data: `'{"people": []}'`,
  mentions: `'[]'`,
  email: `'member-' || number || '@example.org'`,
  item_id: 'gen_random_uuid()::text',
}

/** A member owns twenty rows; a filtered column has a hundred values. */
export function valueOf({ table, name, type, isEnum, isUnique, isIndexed, refers }: Column): string {
  const given = particular[`${table}.${name}`] ?? particular[name]
  if (given) return given
  if (name === 'approval') return `'approved'`
  if (refers && small.test(refers)) return 'null'
  if (refers) return idOf(refers, isUnique ? 'number' : 'greatest(number / 20, 1)')
  if (isEnum) return `(enum_range(null::${type}))[1 + number % cardinality(enum_range(null::${type}))]`
  switch (type) {
    case 'uuid':
      return idOf(table, 'number')
    case 'varchar':
    case 'text':
      return isUnique || !isIndexed ? `'${name}-' || number` : `'${name}-' || number % 100`
    case 'bool':
      return 'number % 2 = 0'
    case 'timestamptz':
      return `now() - number * interval '1 minute'`
    case 'bytea':
      return `''::bytea`
    case 'jsonb':
      return `'{}'`
    default:
      return isUnique ? 'number' : 'number % 100'
  }
}

/** Deterministic; Payload requires a UUID version. */
export const idOf = (table: string, number: string) =>
  `overlay(overlay(md5('${table}' || ${number}) placing '4' from 13) placing '8' from 17)::uuid`
