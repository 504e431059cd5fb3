import type pg from 'pg'

type Counter = { table: string; column: string; parent: string; counter: string }

/** Every counter that the triggers keep (docs/decisions/026-counters.md) against the rows that it counts. */
export async function counterProblems(client: pg.Client): Promise<string[]> {
  const problems: string[] = []
  const counters = await countersOf(client)
  if (counters.length === 0) return ['no counters found']
  for (const { table, column, parent, counter } of counters) {
    const { rows } = await client.query<{ id: string; kept: number; counted: number }>(
      `select parent.id, coalesce(parent.${counter}, 0)::int as kept, coalesce(rows.count, 0)::int as counted
       from ${parent} parent left join (
         select ${column} as id, count(*) filter (where (to_jsonb(${table}) ->> 'hidden')::boolean is not true) as count
         from ${table} group by 1
       ) rows on rows.id = parent.id
       where coalesce(parent.${counter}, 0) <> coalesce(rows.count, 0)`,
    )
    for (const { id, kept, counted } of rows)
      problems.push(`${parent}.${counter} of ${id}: ${kept}, but ${counted} rows`)
  }
  return problems
}

/** The arguments of a trigger: the column that names the parent, the parent's table, the counter. */
async function countersOf(client: pg.Client): Promise<Counter[]> {
  const { rows } = await client.query<{ table: string; args: string[] }>(
    `select tgrelid::regclass::text as table, string_to_array(encode(tgargs, 'escape'), '\\000') as args
     from pg_trigger where tgfoid = 'keep_count'::regproc and not tgisinternal`,
  )
  return rows.map(({ table, args: [column, parent, counter] }) => ({
    table,
    column: column!,
    parent: parent!,
    counter: counter!,
  }))
}
