import type pg from 'pg'

/** Nothing can exist without an account. */
export async function hasContent(client: pg.Client): Promise<boolean> {
  const { rows: found } = await client.query(`select to_regclass('public.users') as users`)
  if (found[0].users === null) return false
  const { rows } = await client.query<{ found: boolean }>(
    'select exists (select 1 from public.users) as found',
  )
  return rows[0]!.found
}

/** Spares what belongs to extensions. */
export async function emptySchema(client: pg.Client) {
  await client.query(`
    do $$ declare statement text; begin
      for statement in
        select format('drop %s if exists public.%I cascade', kind, name) from (
          select case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence'
            else 'table' end as kind, relname as name, oid, relowner as owner
          from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')
          union all
          select 'type', typname, oid, typowner from pg_type where typnamespace = 'public'::regnamespace and typtype in ('e', 'd')
        ) made
        where owner = current_user::regrole
          and not exists (select 1 from pg_depend where objid = made.oid and deptype = 'e')
        order by kind <> 'table'
      loop execute statement; end loop;
      for statement in
        select format('drop routine if exists %s cascade', oid::regprocedure) from pg_proc
        where pronamespace = 'public'::regnamespace and proowner = current_user::regrole
          and not exists (select 1 from pg_depend where objid = pg_proc.oid and deptype = 'e')
      loop execute statement; end loop;
    end $$`)
}
