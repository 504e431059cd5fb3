import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { constants, createGzip, type Gzip, type ZlibParams } from 'node:zlib'
import pg from 'pg'
import { to } from 'pg-copy-streams'
import { type TarEntry, tarOf } from '#domain/formats/tar'
import { env } from '#env'
import { commandTexts } from '#texts/start/commands'
import { openFiles } from '../files/open-files'
import type { FileContent, StoredFile } from '../files/stored-file'
import { startProblem } from '#database/start/start-problem'
import { listedFiles } from './listed-files'
import { BACKUP_FORMAT, type BackupManifest, entryNames } from './manifest'
import { appliedMigrations, copyStatement, ownTables, sequenceStates, type Table } from './schema-facts'

/** Bytes of a table held in memory: tar needs the size of an entry in advance. */
const CHUNK_BYTES = 1024 * 1024
/** What the compressor takes and hands on at once: each piece waits for a thread. */
const PIECE_BYTES = 256 * 1024
/** Opened while another one is written; in a bucket each takes a request. */
const FILES_AHEAD = 8

export type BackupResult = { file: string; bytes: number; tables: number; files: number; missing: string[] }
type Counted = Omit<BackupResult, 'file' | 'bytes'>

/** Consistent while the site runs (docs/decisions/016-backup.md). */
export async function writeBackup({ url, file }: { url: string; file: string }): Promise<BackupResult> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  const draft = `${file}.unfinished`
  await client.connect()
  try {
    await openSnapshot(client)
    await mkdir(path.dirname(file), { recursive: true })
    const counted: Counted = { tables: 0, files: 0, missing: [] }
    const gzip = createGzip({ chunkSize: PIECE_BYTES }) as Compressor
    const archive = Readable.from(gathered(tarOf(entriesOf({ client, counted, gzip }))))
    // It contains addresses and password hashes.
    await pipeline(archive, gzip, createWriteStream(draft, { mode: 0o600 }))
    await rename(draft, file)
    return { file, bytes: (await stat(file)).size, ...counted }
  } finally {
    await rm(draft, { force: true })
    await client.end().catch(() => undefined)
  }
}

async function openSnapshot(client: pg.Client) {
  await client.query(
    'set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0',
  )
  await client.query('begin isolation level repeatable read read only')
}

type Compressor = Gzip & ZlibParams
type Source = { client: pg.Client; counted: Counted }

async function* entriesOf({
  client,
  counted,
  gzip,
}: Source & { gzip: Compressor }): AsyncGenerator<TarEntry> {
  const migrations = await appliedMigrations(client)
  if (migrations.length === 0) throw startProblem('backup', commandTexts.backupEmpty)
  const manifest: BackupManifest = {
    format: BACKUP_FORMAT,
    madeAt: new Date().toISOString(),
    migrations,
    tables: await ownTables(client),
    sequences: await sequenceStates(client),
  }
  yield json(entryNames.manifest, manifest)
  // Files first, before later deletions remove them; a file name never gets new content. Pictures do not shrink.
  await setLevel(gzip, constants.Z_NO_COMPRESSION)
  yield* fileEntries({ client, counted })
  await setLevel(gzip, constants.Z_BEST_SPEED)
  for (const table of manifest.tables) yield* tableEntries({ client, table })
  counted.tables = manifest.tables.length
  yield json(entryNames.end, { isComplete: true })
}

async function* gathered(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let pieces: Buffer[] = []
  let size = 0
  for await (const piece of source) {
    pieces.push(piece)
    size += piece.length
    if (size < PIECE_BYTES) continue
    yield Buffer.concat(pieces)
    pieces = []
    size = 0
  }
  yield Buffer.concat(pieces)
}

const setLevel = (gzip: Compressor, level: number) =>
  promisify(gzip.params.bind(gzip))(level, constants.Z_DEFAULT_STRATEGY)

function json(name: string, value: unknown): TarEntry {
  const content = Buffer.from(JSON.stringify(value))
  return { name, size: content.length, content: [content] }
}

async function* fileEntries({ client, counted }: Source): AsyncGenerator<TarEntry> {
  const files = await listedFiles(client)
  yield json(entryNames.files, files)
  let number = 0
  for await (const { file, content } of await openedAhead(files)) {
    number += 1
    if (content) yield { name: `files/${number}`, size: content.size, content: content.stream }
    if (content) counted.files += 1
    else counted.missing.push(nameOf(file))
  }
  // Otherwise copies of nothing would take the place of good ones.
  if (files.length > 0 && counted.files === 0)
    throw startProblem('backup', commandTexts.backupFilesAway(env.S3_BUCKET ?? env.DATA_DIR))
}

type OpenedFile = { file: StoredFile; content: FileContent | null }

/** In the order of the list. */
async function openedAhead(files: readonly StoredFile[]): Promise<AsyncIterable<OpenedFile>> {
  const store = await openFiles()
  const open = async (file: StoredFile): Promise<OpenedFile> => {
    const content = await store.read(file).catch(unreadable(file))
    // Whoever reads it is told; before that, an error without a listener would end the process.
    content?.stream.on('error', () => undefined)
    return { file, content }
  }
  return Readable.from(files).map(open, { concurrency: FILES_AHEAD })
}

const nameOf = ({ collection, filename }: StoredFile) => `${collection}/${filename}`

function unreadable(file: StoredFile) {
  return (error: NodeJS.ErrnoException): never => {
    throw startProblem('backup', commandTexts.backupUnreadable(nameOf(file), error.code ?? error.name))
  }
}

async function* tableEntries({
  client,
  table,
}: {
  client: pg.Client
  table: Table
}): AsyncGenerator<TarEntry> {
  let pieces: Buffer[] = []
  let size = 0
  const taken = (): TarEntry => {
    const entry = { name: `tables/${table.name}`, size, content: pieces }
    pieces = []
    size = 0
    return entry
  }
  const rows: AsyncIterable<Buffer> = client.query(to(copyStatement(table, 'to stdout')))
  for await (const piece of rows) {
    pieces.push(piece)
    size += piece.length
    if (size >= CHUNK_BYTES) yield taken()
  }
  if (size > 0) yield taken()
}
