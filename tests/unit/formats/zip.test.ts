import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { type ZipEntry, zipOf } from '#domain/formats/zip'

const folder = mkdtempSync(path.join(tmpdir(), 'bg-de-zip-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function written(entries: ZipEntry[]): Promise<string> {
  const pieces = []
  for await (const piece of zipOf(entries)) pieces.push(piece)
  const file = path.join(folder, `${crypto.randomUUID()}.zip`)
  writeFileSync(file, Buffer.concat(pieces))
  return file
}

const isThere = (program: string) => spawnSync(program, ['--help']).error === undefined

const at = new Date('2026-11-21T09:30:44Z')

it.skipIf(!isThere('unzip'))('is opened by unzip, with Bulgarian names and every byte', async () => {
  const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, index) => (index * 31) % 256))
  const file = await written([
    { name: 'profile.json', content: [Buffer.from('{"град":"Кьолн"}')], at },
    { name: 'files/media/снимка.webp', content: [bytes], at },
    { name: 'празно.txt', content: [], at },
  ])
  execFileSync('unzip', ['-tq', file])
  const target = path.join(folder, 'out')
  execFileSync('unzip', ['-q', file, '-d', target], { env: { ...process.env, LC_ALL: 'C.UTF-8' } })
  expect(readFileSync(path.join(target, 'profile.json'), 'utf8')).toBe('{"град":"Кьолн"}')
  expect(readFileSync(path.join(target, 'files/media/снимка.webp')).equals(bytes)).toBe(true)
  expect(readFileSync(path.join(target, 'празно.txt'))).toHaveLength(0)
})

it.skipIf(!isThere('python3'))('gives another reader the names, checksums and time', async () => {
  const file = await written([{ name: 'а.txt', content: [Buffer.from('здравей')], at }])
  const script =
    'import sys,zipfile,json; z=zipfile.ZipFile(sys.argv[1]); i=z.infolist()[0]; ' +
    'print(json.dumps([z.testzip(), i.filename, z.read(i).decode(), list(i.date_time)]))'
  const output = execFileSync('python3', ['-c', script, file], { encoding: 'utf8' })
  expect(JSON.parse(output)).toEqual([null, 'а.txt', 'здравей', [2026, 11, 21, 9, 30, 44]])
})

it('is a valid archive when empty', async () => {
  const bytes = readFileSync(await written([]))
  expect(bytes).toHaveLength(22)
  expect(bytes.readUInt32LE(0)).toBe(0x06054b50)
})
