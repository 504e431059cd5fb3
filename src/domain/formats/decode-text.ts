/**
 * What is not valid UTF-8 comes from an older program: a Bulgarian one writes Windows-1251, a German one Windows-1252.
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder(isLatin(bytes) ? 'windows-1252' : 'windows-1251').decode(bytes)
  }
}

/** Umlauts stand among Latin letters, Cyrillic words by themselves. */
function isLatin(bytes: Uint8Array): boolean {
  let among = 0
  let apart = 0
  for (let at = 0; at < bytes.length; at += 1) {
    if (!isHigh(bytes[at])) continue
    const start = at
    while (isHigh(bytes[at + 1])) at += 1
    if (isAscii(bytes[start - 1]) || isAscii(bytes[at + 1])) among += 1
    else apart += 1
  }
  return among > apart
}

/** A letter in both. */
const isHigh = (byte = 0) => byte >= 0xc0
const isAscii = (byte = 0) => (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a)
