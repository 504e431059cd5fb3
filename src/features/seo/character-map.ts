/** Which glyph each character has. */
export type CharacterMap = Map<number, number>

/** Reads the Windows Unicode map of a `cmap` table (format 4: all of our fonts have it). */
export function readCharacterMap(cmap: Buffer): CharacterMap {
  const map: CharacterMap = new Map()
  const table = cmap.subarray(windowsTable(cmap))
  const size = table.readUInt16BE(6)
  const word = (at: number) => table.readUInt16BE(at)
  for (let segment = 0; segment < size; segment += 2) {
    const [end, start] = [word(14 + segment), word(16 + size + segment)]
    const [delta, rangeAt] = [word(16 + 2 * size + segment), 16 + 3 * size + segment]
    for (let char = start; char <= end && char !== 0xffff; char += 1) {
      const range = word(rangeAt)
      const glyph = range === 0 ? char : word(rangeAt + range + (char - start) * 2)
      if (range === 0 || glyph !== 0) map.set(char, (glyph + delta) & 0xffff)
    }
  }
  return map
}

function windowsTable(cmap: Buffer): number {
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const entry = cmap.subarray(4 + index * 8)
    if (entry.readUInt16BE(0) === 3 && entry.readUInt16BE(2) === 1) return entry.readUInt32BE(4)
  }
  throw new Error('the font has no Windows Unicode map')
}

/** A `cmap` table of format 12 with one group for each character. */
export function writeCharacterMap(map: CharacterMap): Buffer {
  const groups = [...map].sort(([a], [b]) => a - b)
  const words = [12 << 16, 16 + groups.length * 12, 0, groups.length]
  for (const [char, glyph] of groups) words.push(char, char, glyph)
  const table = Buffer.alloc(words.length * 4)
  words.forEach((value, index) => table.writeUInt32BE(value, index * 4))
  // One table: platform Windows, encoding UCS-4, right after this header.
  const header = Buffer.from([0, 0, 0, 1, 0, 3, 0, 10, 0, 0, 0, 12])
  return Buffer.concat([header, table])
}
