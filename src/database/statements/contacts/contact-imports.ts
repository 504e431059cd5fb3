import { sql } from '@payloadcms/db-postgres'
import type { ImportState, ImportSummary } from '#domain/contacts/import-answers'
import type { ImportOptions } from '#domain/contacts/import-options'
import { IMPORT_KEPT_DAYS, IMPORT_REFUSED_DAYS, IMPORT_UNDO_HOURS } from '#domain/limits'
import { BULK_LOST_SECONDS } from '#domain/panel-limits'
import { type Connection, runSql } from '#database/connection/sql'

export type KeptContact = { id: string; name: string }
export type ContactImport = {
  id: string
  author: string | null
  authorName: string | null
  fileName: string
  state: ImportState
  total: number
  done: number
  result: Omit<ImportSummary, 'refused'> | null
  kept: KeptContact[] | null
  problem: string | null
  /** ISO */
  createdAt: string
  endedAt: string | null
  /** Until when it can be undone; null where it cannot. */
  undoUntil: string | null
  refusedCount: number
  leftCount: number
  hasRefused: boolean
}

const shown = sql`i.id, i.author_id as author, u.full_name as "authorName",
  i.file_name as "fileName", i.state, i.total, i.done, i.result, i.kept, i.problem,
  to_json(i.created_at)#>>'{}' as "createdAt", to_json(i.ended_at)#>>'{}' as "endedAt",
  case when i.state = 'done' and i.written_at > now() - make_interval(hours => ${IMPORT_UNDO_HOURS})
    then to_json(i.written_at + make_interval(hours => ${IMPORT_UNDO_HOURS}))#>>'{}' end as "undoUntil",
  coalesce(jsonb_array_length(i.result->'invalid'), 0) as "refusedCount",
  coalesce(jsonb_array_length(i.options->'left'), 0) as "leftCount",
  coalesce(jsonb_array_length(i.refused) > 1, false) as "hasRefused"`

type New = { author: string; options: ImportOptions; file?: Buffer }

/** With `file` for later, without one for now. Null where the person has one under way. */
export async function newImport(connection: Connection, { author, options, file }: New) {
  const { fileName = '', ...rest } = options
  const [made] = await runSql<{ id: string }>(
    connection,
    sql`insert into contact_imports (author_id, file_name, options, file, state)
      values (${author}, ${fileName}, ${JSON.stringify(rest)}::jsonb, ${file ?? null}, ${file ? 'waiting' : 'done'})
      on conflict do nothing returning id`,
  )
  return made?.id ?? null
}

/** Once a day: what cannot be undone any more, refused rows with their values, and at last the entry itself. */
export async function dropOldImports(connection: Connection) {
  await runSql(
    connection,
    sql`delete from contact_imports where created_at < now() - make_interval(days => ${IMPORT_KEPT_DAYS})`,
  )
  await runSql(
    connection,
    sql`update contact_imports set refused = null, result = jsonb_set(result, '{invalid}', coalesce(
        (select jsonb_agg(one || '{"reason": ""}') from jsonb_array_elements(result->'invalid') one), '[]'))
      where refused is not null and created_at < now() - make_interval(days => ${IMPORT_REFUSED_DAYS})`,
  )
  await runSql(
    connection,
    sql`delete from contact_import_changes using contact_imports i
      where i.id = import_id and i.state <> 'undoing'
        and i.created_at < now() - make_interval(hours => ${IMPORT_UNDO_HOURS * 2})`,
  )
}

export async function contactImport(connection: Connection, id: string): Promise<ContactImport | null> {
  const [found] = await runSql<ContactImport>(
    connection,
    sql`select ${shown} from contact_imports i left join users u on u.id = i.author_id where i.id = ${id}`,
  )
  return found ?? null
}

export const pastImports = (connection: Connection, limit: number) =>
  runSql<ContactImport>(
    connection,
    sql`select ${shown} from contact_imports i left join users u on u.id = i.author_id
      order by i.created_at desc limit ${limit}`,
  )

type Work = {
  /** Who carries it out, with their own rights. */
  actor: string | null
  file: Buffer | null
  options: ImportOptions
  writtenAt: string | null
}

export async function importWork(connection: Connection, id: string) {
  const [found] = await runSql<Work>(
    connection,
    sql`select case state when 'undoing' then undoer_id else author_id end as actor, file, options,
        to_json(written_at)#>>'{}' as "writtenAt" from contact_imports where id = ${id}`,
  )
  return found ?? null
}

export async function refusedRows(connection: Connection, id: string): Promise<string[][]> {
  const [found] = await runSql<{ refused: string[][] | null }>(
    connection,
    sql`select refused from contact_imports where id = ${id}`,
  )
  return found?.refused ?? []
}

/** Says that the work lives, and how far it is. Null when it was ended meanwhile. */
export async function beatImport(
  connection: Connection,
  { id, done, total }: { id: string; done: number; total: number },
): Promise<ImportState | null> {
  const [found] = await runSql<{ state: ImportState }>(
    connection,
    sql`update contact_imports set done = ${done}, total = ${total}, beat_at = now(),
        state = case state when 'waiting' then 'running' else state end
      where id = ${id} and state in ('waiting', 'running', 'undoing') returning state`,
  )
  return found?.state ?? null
}

/** Corrections and values for the whole file are about people, and no use any more; the rows left out are counted. */
const optionsLeft = sql`jsonb_build_object('left', coalesce(options->'left', '[]'))`

type Written = { id: string; summary: ImportSummary; was: ImportState }

/** In the transaction of the import. False when it was ended meanwhile. */
export async function endWritten(connection: Connection, { id, summary, was }: Written): Promise<boolean> {
  const { refused, ...result } = summary
  const total = result.added + result.changed
  const ended = await runSql(
    connection,
    sql`update contact_imports set state = 'done', file = null, options = ${optionsLeft}, total = ${total}, done = ${total},
        result = ${JSON.stringify(result)}::jsonb, refused = ${JSON.stringify(refused)}::jsonb,
        written_at = now(), ended_at = now()
      where id = ${id} and state = ${was} returning id`,
  )
  return ended.length > 0
}

type Ended = {
  id: string
  state: ImportState
  from: readonly ImportState[]
  problem?: string
  kept?: KeptContact[]
}

/** False where it has ended already. */
export async function endImport(connection: Connection, { id, state, from, problem, kept }: Ended) {
  const ended = await runSql(
    connection,
    sql`update contact_imports set state = ${state}, file = null, options = ${optionsLeft}, ended_at = now(), problem = ${problem ?? null},
        kept = ${kept ? JSON.stringify(kept) : null}::jsonb
      where id = ${id} and state in (${sql.join(
        from.map((one) => sql`${one}`),
        sql`, `,
      )}) returning id`,
  )
  return ended.length > 0
}

/** False where it cannot be undone (any more). */
export async function startUndo(
  connection: Connection,
  { id, by }: { id: string; by: string },
): Promise<boolean> {
  const started = await runSql(
    connection,
    sql`update contact_imports set state = 'undoing', undoer_id = ${by}, beat_at = now(), done = 0
      where id = ${id} and state = 'done'
        and written_at > now() - make_interval(hours => ${IMPORT_UNDO_HOURS}) returning id`,
  )
  return started.length > 0
}

/** Those whose process is gone; each is taken by one caller only. */
export const takeLostImports = (connection: Connection) =>
  runSql<{ id: string }>(
    connection,
    sql`update contact_imports set beat_at = now()
      where state in ('waiting', 'running', 'undoing') and beat_at < now() - make_interval(secs => ${BULK_LOST_SECONDS})
      returning id`,
  )
