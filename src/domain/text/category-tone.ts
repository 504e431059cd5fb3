export type Tone = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

/** FNV-1a: spreads well and never changes, so that a name has the same tone everywhere. */
export function categoryTone(name: string): Tone {
  let hash = 0x811c9dc5
  for (const sign of name.trim().toLowerCase()) {
    hash = Math.imul(hash ^ sign.codePointAt(0)!, 0x01000193)
  }
  return (((hash >>> 0) % 8) + 1) as Tone
}
