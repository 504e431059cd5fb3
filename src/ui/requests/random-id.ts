const BYTES = 16

/** A UUID; `crypto.randomUUID` exists only on pages served over https. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
