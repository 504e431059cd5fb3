import { crc32 } from 'node:zlib'

export type ZipEntry = { name: string; data: Uint8Array; at: Date }

const LOCAL_HEADER = 0x04034b50
const CENTRAL_HEADER = 0x02014b50
const END = 0x06054b50
/** Names are UTF-8. */
const FLAGS = 0x0800
const VERSION = 20
/** Made on Unix, so that programs take the names as they are; a file that its owner may write. */
const MADE_BY = (3 << 8) | VERSION
const FILE_MODE = 0o100644 * 0x10000
/** What the format holds without its 64-bit extension. */
const MAX_BYTES = 0xffffffff
const MAX_ENTRIES = 0xffff

/**
 * A ZIP archive without compression (pictures and PDFs are compressed already), piece by piece: only one entry is in
 * memory at a time.
 */
export async function* zipOf(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = []
  let offset = 0
  for await (const { name, data, at } of entries) {
    const facts = factsOf({ name, data, at })
    const header = Buffer.concat([words(LOCAL_HEADER), facts, Buffer.from(name)])
    directory.push(
      Buffer.concat([
        words(CENTRAL_HEADER),
        halves(MADE_BY),
        facts,
        halves(0, 0, 0),
        words(FILE_MODE, offset),
        Buffer.from(name),
      ]),
    )
    yield header
    yield Buffer.from(data)
    offset += header.length + data.length
    if (offset > MAX_BYTES || directory.length > MAX_ENTRIES) throw new Error('too much for one ZIP archive')
  }
  const central = Buffer.concat(directory)
  const count = directory.length
  yield central
  yield Buffer.concat([words(END), halves(0, 0, count, count), words(central.length, offset), halves(0)])
}

/** What both headers of an entry say: how it is stored, when it was made, its sum and its sizes. */
function factsOf({ name, data, at }: ZipEntry): Buffer {
  return Buffer.concat([
    halves(VERSION, FLAGS, 0, ...dosTime(at)),
    words(crc32(data), data.length, data.length),
    halves(Buffer.byteLength(name), 0),
  ])
}

/** Two seconds are the finest that the format knows; its calendar begins in 1980. */
function dosTime(at: Date): [time: number, day: number] {
  const year = Math.max(0, at.getUTCFullYear() - 1980)
  return [
    (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
    (year << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
  ]
}

function halves(...values: number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 2)
  values.forEach((value, index) => buffer.writeUInt16LE(value, index * 2))
  return buffer
}

function words(...values: number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 4)
  values.forEach((value, index) => buffer.writeUInt32LE(value, index * 4))
  return buffer
}
