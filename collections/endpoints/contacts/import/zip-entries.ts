import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'

const unpack = promisify(inflateRaw)

const END_OF_DIRECTORY = 0x06054b50
const DIRECTORY_ENTRY = 0x02014b50
const STORED = 0
const DEFLATED = 8
/** A spreadsheet of one sheet has a dozen files, one of many sheets some hundreds. */
const ENTRIES_MAX = 1_000

type Entry = { name: string; method: number; size: number; start: number }

/**
 * The files of a ZIP archive, unpacked when asked for and never beyond `maxBytes` altogether: an archive of a few
 * kilobytes can hold gigabytes. Throws for what is no archive.
 */
export function zipEntries(bytes: Buffer, { maxBytes }: { maxBytes: number }) {
  const entries = directoryOf(bytes)
  let left = maxBytes
  return async (name: string): Promise<string | null> => {
    const entry = entries.find((one) => one.name === name)
    if (!entry) return null
    const headerLength = 30 + bytes.readUInt16LE(entry.start + 26) + bytes.readUInt16LE(entry.start + 28)
    const start = entry.start + headerLength
    const packed = bytes.subarray(start, start + entry.size)
    const content = entry.method === STORED ? packed : await unpack(packed, { maxOutputLength: left })
    left -= content.length
    if (left <= 0) throw new Error('too much in the archive')
    return content.toString('utf8')
  }
}

/** The list of contents stands at the end, before a comment of unknown length. */
function directoryOf(bytes: Buffer): Entry[] {
  const mark = Buffer.alloc(4)
  mark.writeUInt32LE(END_OF_DIRECTORY)
  const end = bytes.lastIndexOf(mark)
  if (end < 0) throw new Error('no ZIP archive')
  const entries: Entry[] = []
  const count = bytes.readUInt16LE(end + 10)
  if (count > ENTRIES_MAX) throw new Error('too many files in the archive')
  let at = bytes.readUInt32LE(end + 16)
  while (entries.length < count) {
    if (bytes.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new Error('no ZIP directory')
    const nameLength = bytes.readUInt16LE(at + 28)
    const method = bytes.readUInt16LE(at + 10)
    if (method !== STORED && method !== DEFLATED) throw new Error('packed in an unknown way')
    entries.push({
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      method,
      size: bytes.readUInt32LE(at + 20),
      start: bytes.readUInt32LE(at + 42),
    })
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
}
