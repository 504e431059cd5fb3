import type pg from 'pg'

/** Everything that migrations make, as text. */
const parts = [
  `select format('column %s.%s %s %s %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
     pg_get_expr(d.adbin, d.adrelid)) as line
   from pg_attribute a join pg_class c on c.oid = a.attrelid
     left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm') and a.attnum > 0 and not a.attisdropped`,
  `select 'index ' || indexdef as line from pg_indexes where schemaname = 'public'`,
  `select format('constraint %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as line
   from pg_constraint where connamespace = 'public'::regnamespace`,
  `select 'trigger ' || pg_get_triggerdef(oid) as line from pg_trigger where not tgisinternal`,
  `select 'function ' || pg_get_functiondef(p.oid) as line from pg_proc p
   where pronamespace = 'public'::regnamespace and prokind = 'f'
     and not exists (select from pg_depend where objid = p.oid and deptype = 'e')`,
  `select 'migration ' || name as line from payload_migrations`,
  `select format('default category %s, synonyms %s', (select count(*) from forum_categories where is_default),
     (select count(*) from synonyms)) as line`,
]

export async function schemaOf(client: pg.Client): Promise<string[]> {
  const lines: string[] = []
  for (const part of parts) {
    const { rows } = await client.query<{ line: string }>(part)
    lines.push(...rows.map(({ line }) => line))
  }
  return lines
}

/** Each line that only one of them has, or one of them more often. */
export function schemaProblems(made: readonly string[], due: readonly string[]): string[] {
  const [madeLines, dueLines] = [new Set(made), new Set(due)]
  const twice = made.length === madeLines.size ? [] : [`${made.length - madeLines.size} lines twice`]
  return [
    ...due.filter((line) => !madeLines.has(line)).map((line) => `missing: ${line}`),
    ...made.filter((line) => !dueLines.has(line)).map((line) => `too much: ${line}`),
    ...twice,
  ]
}
