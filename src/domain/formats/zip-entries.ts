type ZipEntry = { name: string; method: number; size: number; offset: number }

const STORED = 0
const endMark = Buffer.from([0x50, 0x4b, 0x05, 0x06])
const entryMark = 0x02014b50
const END_SIZE = 22
const ENTRY_SIZE = 46
const LOCAL_SIZE = 30
const ENTRIES_MAX = 10_000

/** What a zip archive says it holds, read from its directory without unpacking anything; null when it is none. */
export function zipEntries(file: Buffer): ZipEntry[] | null {
  const end = file.lastIndexOf(endMark)
  if (end < 0 || end + END_SIZE > file.length) return null
  const entries: ZipEntry[] = []
  const count = file.readUInt16LE(end + 10)
  let at = file.readUInt32LE(end + 16)
  for (; entries.length < Math.min(count, ENTRIES_MAX);) {
    if (at + ENTRY_SIZE > file.length || file.readUInt32LE(at) !== entryMark) return null
    const nameLength = file.readUInt16LE(at + 28)
    entries.push({
      name: file.toString('utf8', at + ENTRY_SIZE, at + ENTRY_SIZE + nameLength),
      method: file.readUInt16LE(at + 10),
      size: file.readUInt32LE(at + 24),
      offset: file.readUInt32LE(at + 42),
    })
    at += ENTRY_SIZE + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
  }
  return entries
}

/** The text of an entry that is kept as it is; null when it is packed. */
export function storedText(file: Buffer, { method, offset, size }: ZipEntry): string | null {
  if (method !== STORED || offset + LOCAL_SIZE > file.length) return null
  const start = offset + LOCAL_SIZE + file.readUInt16LE(offset + 26) + file.readUInt16LE(offset + 28)
  return file.toString('latin1', start, start + size)
}
