import { Unzip, UnzipInflate } from 'fflate'

/** Input inflated in one step; output can be a thousand times as large. */
const STEP_BYTES = 2_048
const ENTRIES_MAX = 1_000

/** At most `maxBytes` altogether, whatever sizes the archive declares: a zip bomb holds gigabytes. */
export function zipTexts(bytes: Buffer, { maxBytes }: { maxBytes: number }) {
  let left = maxBytes
  return (names: readonly string[]): Map<string, string> => {
    const found = new Map<string, Uint8Array[]>()
    let entries = 0
    const unzip = new Unzip((file) => {
      if (++entries > ENTRIES_MAX) throw new Error('too many files in the archive')
      if (!names.includes(file.name) || found.has(file.name)) return
      const pieces: Uint8Array[] = []
      found.set(file.name, pieces)
      file.ondata = (error, piece) => {
        if (error) throw error
        left -= piece.length
        if (left <= 0) throw new Error('too much in the archive')
        pieces.push(piece)
      }
      file.start()
    })
    unzip.register(UnzipInflate)
    for (let at = 0; at < bytes.length; at += STEP_BYTES) unzip.push(bytes.subarray(at, at + STEP_BYTES))
    unzip.push(new Uint8Array(), true)
    return new Map([...found].map(([name, pieces]) => [name, Buffer.concat(pieces).toString('utf8')]))
  }
}
