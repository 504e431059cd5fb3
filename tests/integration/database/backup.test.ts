import { existsSync, mkdtempSync } from 'node:fs'
import { readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, afterEach, expect, inject, it } from 'vitest'
import { restoreBackup } from '#database/backup/restore-backup'
import { writeBackup } from '#database/backup/write-backup'
import { env, provideEnv } from '#env'
import { sql, withDatabaseName } from '#support/start/sql'
import { until } from '#support/until'
import { fillInstance, type Instance, wholeOf } from '#support/whole-instance'

const administration = withDatabaseName(inject('templateUrl'), 'postgres')
const folder = mkdtempSync(path.join(tmpdir(), 'bg-de-backup-'))
const home = { url: env.DATABASE_URL!, folder: env.DATA_DIR }
const made: string[] = []

async function emptyInstance(): Promise<Instance> {
  const name = `restored_${crypto.randomUUID().replaceAll('-', '')}`
  await sql(administration, `create database ${name} template template0`)
  made.push(name)
  return { url: withDatabaseName(inject('templateUrl'), name), folder: path.join(folder, name) }
}

afterEach(() => provideEnv({ DATA_DIR: home.folder }))
afterAll(async () => {
  for (const name of made) await sql(administration, `drop database ${name} with (force)`)
  await rm(folder, { recursive: true, force: true })
})

const archive = () => path.join(folder, `${crypto.randomUUID()}.tar.gz`)
const backUp = ({ url }: Instance) => writeBackup({ url, file: archive() })

async function restore(file: string, { url, folder: dataDir }: Instance, isForced = false) {
  provideEnv({ DATA_DIR: dataDir })
  return restoreBackup({ url, file, isForced })
}

await fillInstance(home)

it('restores every row and file, with keys, sequences and constraints', async () => {
  const { file, files, missing } = await backUp(home)
  expect([files, missing]).toEqual([2, []])
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const copy = await emptyInstance()
  await restore(file, copy)
  const whole = await wholeOf(copy)
  expect(whole).toEqual(await wholeOf(home))
  expect(whole.rules.length).toBeGreaterThan(20)

  await sql(copy.url, `insert into changes (collection, document_id, operation) values ('x', 'y', 'create')`)
  const [numbers] = await sql(
    copy.url,
    'select count(*)::int as rows, count(distinct id)::int as ids from changes',
  )
  expect(numbers).toEqual({ rows: 6, ids: 6 })
})

it('holds one moment of the data even while others write', async () => {
  const writer = await keepWriting(home.url)
  await until(() => writer.count() > 20)
  const { file } = await backUp(home)
  const written = await writer.stop()
  const copy = await emptyInstance()
  await restore(file, copy)
  const [found] = await sql(
    copy.url,
    `select (select count(*)::int from users where full_name = 'Двойка') as people,
       (select count(*)::int from notifications where title = 'Двойка') as notices`,
  )
  expect(found!.people).toBe(found!.notices)
  expect(found!.people).toBeGreaterThan(20)
  expect(found!.people).toBeLessThan(written)
})

it('refuses to replace accounts, and replaces them and the files with force', async () => {
  const { file } = await backUp(home)
  const copy = await emptyInstance()
  await restore(file, copy)
  const before = await wholeOf(copy)
  await sql(copy.url, `update users set full_name = 'Сменено'; update media set filename = 'drug.webp'`)
  await writeFile(path.join(copy.folder, 'media', 'drug.webp'), 'друг файл')
  await expect(restore(file, copy)).rejects.toThrow('Тук вече има данни и нищо не е променено.')
  expect((await sql(copy.url, `select 1 from users where full_name = 'Сменено' limit 1`)).length).toBe(1)
  await restore(file, copy, true)
  expect(await wholeOf(copy)).toEqual(before)
})

it('refuses, even with force, while another program uses the database', async () => {
  const { file } = await backUp(home)
  const copy = await emptyInstance()
  const other = new pg.Client({ connectionString: copy.url })
  await other.connect()
  await expect(restore(file, copy, true)).rejects.toThrow('С базата работи друга програма')
  await other.end()
})

it('refuses a broken, cut, foreign or newer archive and changes nothing', async () => {
  const { file } = await backUp(home)
  const copy = await emptyInstance()
  await restore(file, copy)
  const before = await wholeOf(copy)
  const bytes = await readFile(file)
  const unpacked = gunzipSync(bytes)
  const variant = async (content: Buffer) => {
    const name = archive()
    await writeFile(name, content)
    return name
  }
  const cut = await variant(bytes)
  await truncate(cut, Math.floor(bytes.length * 0.9))
  const future = Buffer.from(
    unpacked.toString('latin1').replace('"20261121_060000_initial"', '"29991231_000000_future" '),
    'latin1',
  )
  const unreadable = 'не може да се прочете докрай'
  for (const [broken, sentence] of [
    [await variant(Buffer.from('това не е архив')), unreadable],
    [cut, unreadable],
    [await variant(gzipSync(unpacked.subarray(0, unpacked.length - 4096))), unreadable],
    [await variant(gzipSync(Buffer.alloc(1024))), 'Архивът не е цял.'],
    [path.join(folder, 'няма.tar.gz'), 'не може да се прочете докрай (ENOENT)'],
    [await variant(gzipSync(future)), 'от по-нова версия на сайта (тук липсват: 29991231_000000_future)'],
  ] as const) {
    await expect(restore(broken, copy, true)).rejects.toThrow(sentence)
  }
  expect(await wholeOf(copy)).toEqual(before)
})

it('completes the archive and reports a missing file', async () => {
  await sql(home.url, `insert into media (alt, filename) values ('Изтрит', 'izgubena.webp')`)
  const { missing, files } = await backUp(home)
  expect([missing, files]).toEqual([['media/izgubena.webp'], 2])
})

it('fails without an archive where none of the files is, or one cannot be read', async () => {
  const other = path.join(folder, 'other')
  provideEnv({ DATA_DIR: other })
  const file = archive()
  const tell = () => writeBackup({ url: home.url, file })
  await expect(tell()).rejects.toThrow(
    `В ${other} няма нито един от файловете на сайта и архив не е записан.`,
  )
  await writeFile(other, '')
  await expect(tell()).rejects.toThrow(/^Файлът media\/.+ не може да се прочете \(ENOTDIR\)/)
  expect([existsSync(file), existsSync(`${file}.unfinished`)]).toEqual([false, false])
})

it('refuses to back up an empty database', async () => {
  await expect(backUp(await emptyInstance())).rejects.toThrow('Базата е празна, няма какво да се архивира.')
})

/** Pairs of rows, one transaction each: a consistent copy has both or neither. */
async function keepWriting(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  let isOpen = true
  let count = 0
  const ended = (async () => {
    for (; isOpen; count += 1) {
      await client.query(
        `begin; insert into users (full_name, email) values ('Двойка', 'dvoyka${count}@example.org');
         insert into notifications (owner_id, type, title, message)
           select id, 'admin_reply', 'Двойка', 'х' from users where email = 'dvoyka${count}@example.org'; commit`,
      )
    }
  })()
  return {
    count: () => count,
    stop: async () => {
      isOpen = false
      await ended
      await client.end()
      return count
    },
  }
}
