import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import type { z, ZodType } from 'zod'
import { type ReadEntry, tarEntries } from '#domain/formats/tar'
import { commandTexts } from '#texts/start/commands'
import { withAdvisoryLock } from '#database/connection/advisory-lock'
import { openFiles } from '../files/open-files'
import type { StoredFile } from '../files/stored-file'
import { startProblem } from '#database/start/start-problem'
import { assertKnown, buildSchema } from './build-schema'
import { emptySchema, hasContent } from './empty-schema'
import { listedFiles } from './listed-files'
import { loosenTables } from './loose-tables'
import { backupEnd, backupFiles, type BackupManifest, backupManifest, entryNames } from './manifest'
import { loadTables } from './load-tables'
import { quoted, type Sequence } from './schema-facts'

const expected = {
  manifest: { schema: backupManifest, name: entryNames.manifest },
  files: { schema: backupFiles, name: entryNames.files },
  end: { schema: backupEnd, name: entryNames.end },
} as const

type Restore = { url: string; file: string; isForced: boolean }

/** The database changes in one transaction. Files are written before COMMIT and deleted after it. */
export async function restoreBackup({ url, file, isForced }: Restore): Promise<BackupManifest> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await assertAlone(client)
    if (!isForced && (await hasContent(client))) throw startProblem('restore', commandTexts.restoreNotEmpty)
    return await withAdvisoryLock({ url, purpose: 'migrate', work: () => restoreInto({ client, file }) })
  } catch (error) {
    // Waits until the server has cancelled the COPY, so that a retry finds no other connection.
    await client.query('rollback').catch(() => undefined)
    if (!(error instanceof SyntaxError)) throw error
    throw startProblem('restore', commandTexts.restoreUnreadable(file, error.message))
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** A running site would go on with cached pages, sessions and counters of the replaced data. */
async function assertAlone(client: pg.Client) {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and usename = current_user and pid <> pg_backend_pid()
       and backend_type = 'client backend'`,
  )
  if (rows[0]!.count > 0) throw startProblem('restore', commandTexts.restoreInUse)
}

async function restoreInto({ client, file }: { client: pg.Client; file: string }): Promise<BackupManifest> {
  await client.query(
    'set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0',
  )
  const entries = tarEntries(unpacked(file))
  const manifest = await readJson(await nextEntry(entries), expected.manifest)
  assertKnown(manifest.migrations)
  await client.query('begin')
  const old = await listedFiles(client)
  await emptySchema(client)
  await buildSchema({ client, names: manifest.migrations })
  const tighten = await loosenTables(client)
  const files = await readJson(await nextEntry(entries), expected.files)
  const afterFiles = await restoreFiles({ entries, files })
  const last = await loadTables({ client, entries, first: afterFiles, tables: manifest.tables })
  await readJson(last, expected.end)
  await tighten()
  for (const sequence of manifest.sequences) await setSequence(client, sequence)
  // Jobs that were running during the backup have no runner any more.
  await client.query('update public.payload_jobs set processing = false where processing')
  await client.query('commit')
  await removeOthers({ old, files })
  return manifest
}

type Entries = AsyncGenerator<ReadEntry>

async function* unpacked(file: string): AsyncGenerator<Buffer> {
  const source = createReadStream(file)
  const gunzip = createGunzip()
  source.on('error', (error) => void gunzip.destroy(error))
  try {
    yield* source.pipe(gunzip)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new SyntaxError(code ?? message)
  } finally {
    source.destroy()
  }
}

async function nextEntry(entries: Entries): Promise<ReadEntry> {
  const { done, value } = await entries.next()
  if (done) throw startProblem('restore', commandTexts.restoreIncomplete)
  return value
}

type Expected<Schema> = { schema: Schema; name: string }

async function readJson<Schema extends ZodType>(
  entry: ReadEntry,
  { schema, name }: Expected<Schema>,
): Promise<z.output<Schema>> {
  if (entry.name !== name) throw new SyntaxError(`${entry.name} instead of ${name}`)
  const pieces: Buffer[] = []
  for await (const piece of entry.content) pieces.push(piece)
  const { success, data } = schema.safeParse(JSON.parse(Buffer.concat(pieces).toString('utf8')))
  if (!success) throw new SyntaxError(name)
  return data
}

async function restoreFiles({
  entries,
  files,
}: {
  entries: Entries
  files: StoredFile[]
}): Promise<ReadEntry> {
  const store = await openFiles()
  for (;;) {
    const entry = await nextEntry(entries)
    const [, number] = /^files\/(\d+)$/.exec(entry.name) ?? []
    const file = files[Number(number) - 1]
    if (!file) return entry
    await store.write(file, { size: entry.size, stream: Readable.from(entry.content) })
  }
}

const setSequence = (client: pg.Client, { name, value, isCalled }: Sequence) =>
  client.query('select setval($1::regclass, $2::bigint, $3)', [`public.${quoted(name)}`, value, isCalled])

async function removeOthers({ old, files }: { old: StoredFile[]; files: StoredFile[] }) {
  const store = await openFiles()
  const nameOf = ({ collection, prefix, filename }: StoredFile) => `${collection}/${prefix}/${filename}`
  const kept = new Set(files.map(nameOf))
  for (const file of old) if (!kept.has(nameOf(file))) await store.remove(file)
}
