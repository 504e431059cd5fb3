import { unzipSync } from 'fflate'

type ZipEntries = { names: string[]; storedText: string | null }

const STORED = 0
const ENTRIES_MAX = 10_000
const TEXT_MAX = 1_000

/** Does not unpack anything. Null unless it is an archive; the text only when it is short and uncompressed. */
export function zipEntries(file: Uint8Array, { textOf }: { textOf?: string } = {}): ZipEntries | null {
  const names: string[] = []
  try {
    const [text] = Object.values(
      unzipSync(file, {
        filter({ name, size, compression }) {
          if (names.push(name) > ENTRIES_MAX) throw new Error('too many files in the archive')
          return name === textOf && compression === STORED && size <= TEXT_MAX
        },
      }),
    )
    return { names, storedText: text ? new TextDecoder().decode(text) : null }
  } catch {
    return null
  }
}
