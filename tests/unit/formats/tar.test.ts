import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { tarEntries, tarOf, type TarEntry } from '#domain/formats/tar'

const folder = mkdtempSync(path.join(tmpdir(), 'bg-de-tar-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const entry = (name: string, bytes: Buffer): TarEntry => ({ name, size: bytes.length, content: [bytes] })
const some = (length: number) => Buffer.from(Array.from({ length }, (_, index) => (index * 7) % 256))
const sizes = [0, 1, 511, 512, 513, 5000]

async function* listed(entries: TarEntry[]) {
  yield* entries
}

async function archive(entries: TarEntry[]): Promise<Buffer> {
  const pieces = []
  for await (const piece of tarOf(listed(entries))) pieces.push(piece)
  return Buffer.concat(pieces)
}

async function* inPieces(bytes: Buffer, length: number) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length)
}

const isThere = spawnSync('tar', ['--version']).error === undefined

it.skipIf(!isThere)('is opened by tar', async () => {
  const file = path.join(folder, 'a.tar')
  writeFileSync(file, await archive(sizes.map((size) => entry(`files/${size}`, some(size)))))
  execFileSync('tar', ['-xf', file, '-C', folder])
  for (const size of sizes)
    expect(readFileSync(path.join(folder, 'files', String(size))).equals(some(size))).toBe(true)
})

it.each([1, 100, 512, 513, 100_000])('is read as it was written, in pieces of %i bytes', async (length) => {
  const bytes = await archive(sizes.map((size) => entry(`tables/${size}`, some(size))))
  const found = []
  for await (const { name, size, content } of tarEntries(inPieces(bytes, length))) {
    const pieces = []
    for await (const piece of content) pieces.push(piece)
    expect(Buffer.concat(pieces).equals(some(size))).toBe(true)
    found.push(name)
  }
  expect(found).toEqual(sizes.map((size) => `tables/${size}`))
})

it('skips unread content', async () => {
  const bytes = await archive([entry('a', some(3000)), entry('b', some(2))])
  const names = []
  for await (const { name } of tarEntries(inPieces(bytes, 700))) names.push(name)
  expect(names).toEqual(['a', 'b'])
})

it.each([
  ['truncated', (bytes: Buffer) => bytes.subarray(0, 2000)],
  ['damaged', (bytes: Buffer) => Buffer.concat([Buffer.from('x'), bytes.subarray(1)])],
])('refuses a %s archive', async (_, broken) => {
  const bytes = broken(await archive([entry('a', some(3000))]))
  const read = async () => {
    for await (const _entry of tarEntries(inPieces(bytes, 512)));
  }
  await expect(read()).rejects.toThrow(SyntaxError)
})

it('refuses to write a file that became shorter than its declared size', async () => {
  const short = { name: 'a', size: 10, content: [some(9)] }
  await expect(archive([short])).rejects.toThrow('9 bytes instead of 10')
})
