import { inflateSync } from 'node:zlib'

/** No names: the licences of our fonts (SIL OFL) reserve those of the originals. Browsers want the table. */
export const namelessTable = Buffer.from([0, 0, 0, 0, 0, 6])

export type FontTables = Map<string, Buffer>

const WOFF_HEADER = 44
const WOFF_ENTRY = 20

export function readWoff(file: Buffer): FontTables {
  const count = file.readUInt16BE(12)
  const tables: FontTables = new Map()
  for (let index = 0; index < count; index += 1) {
    const entry = file.subarray(WOFF_HEADER + index * WOFF_ENTRY)
    const [offset, packed, size] = [4, 8, 12].map((at) => entry.readUInt32BE(at)) as [number, number, number]
    const data = file.subarray(offset, offset + packed)
    tables.set(entry.toString('latin1', 0, 4), packed < size ? inflateSync(data) : data)
  }
  return tables
}

const TTF_HEADER = 12
const TTF_ENTRY = 16
const padded = (size: number) => Math.ceil(size / 4) * 4

export function writeTtf(tables: FontTables): Buffer {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1))
  const header = Buffer.alloc(TTF_HEADER + sorted.length * TTF_ENTRY)
  header.writeUInt32BE(0x00010000, 0)
  header.writeUInt16BE(sorted.length, 4)
  let offset = header.length
  const parts = sorted.map(([name, data], index) => {
    const entry = header.subarray(TTF_HEADER + index * TTF_ENTRY)
    entry.write(name, 0, 'latin1')
    entry.writeUInt32BE(offset, 8)
    entry.writeUInt32BE(data.length, 12)
    offset += padded(data.length)
    return Buffer.concat([data], padded(data.length))
  })
  return Buffer.concat([header, ...parts])
}

/** A `cmap` table of format 12 with one group for each character. */
export function characterMap(glyphs: Map<number, number>): Buffer {
  const groups = [...glyphs].sort(([a], [b]) => a - b)
  const words = [12 << 16, 16 + groups.length * 12, 0, groups.length]
  for (const [character, glyph] of groups) words.push(character, character, glyph)
  const table = Buffer.alloc(words.length * 4)
  words.forEach((value, index) => table.writeUInt32BE(value, index * 4))
  // One table: platform Windows, encoding UCS-4, right after this header.
  const header = Buffer.from([0, 0, 0, 1, 0, 3, 0, 10, 0, 0, 0, 12])
  return Buffer.concat([header, table])
}
