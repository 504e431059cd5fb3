import { Zip, ZipDeflate } from 'fflate'

export type ZipEntry = { name: string; content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>; at: Date }

/** Unix, so that programs take the names as UTF-8; mode 0644. */
const UNIX = 3
const FILE_MODE = 0o100644 * 0x10000
/** The limits without the ZIP64 extension. */
const MAX_BYTES = 0xffffffff
const MAX_ENTRIES = 0xffff
const TOO_MUCH = 'too much for one ZIP archive'

/**
 * Deflate with level 0: pictures and PDFs are compressed already, and not all programs read streamed „stored“ entries.
 */
export async function* zipOf(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    made.push(piece)
  })
  let bytes = 0
  let count = 0
  const taken = function* () {
    for (const piece of made.splice(0)) {
      bytes += piece.length
      if (bytes > MAX_BYTES) throw new Error(TOO_MUCH)
      yield piece
    }
  }
  for await (const { name, content, at } of entries) {
    const file = Object.assign(new ZipDeflate(name, { level: 0 }), {
      mtime: zipTime(at),
      os: UNIX,
      attrs: FILE_MODE,
    })
    zip.add(file)
    for await (const piece of content) {
      file.push(piece)
      yield* taken()
    }
    file.push(new Uint8Array(), true)
    count += 1
    if (count > MAX_ENTRIES) throw new Error(TOO_MUCH)
  }
  zip.end()
  yield* taken()
}

/** The format has no time zones and starts in 1980; the time is written in UTC. */
function zipTime(at: Date): Date {
  const shown = new Date(at)
  shown.setMinutes(at.getMinutes() + at.getTimezoneOffset())
  return shown.getFullYear() < 1980 ? new Date(1980, 0) : shown
}
