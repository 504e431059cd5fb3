/** The longest local part of an address (RFC 5321). */
const NAME_MAX = 64
const outside = /[\s<>"'`,;:()[\]{}=\\/@]/
/** JSON escapes, from the backslash on: not part of the address that follows. */
const jsonEscape = /^\\(?:[bfnrt]|u[\da-f]{4})/i

/** Shortens to `•••@example.org`, in linear time: it looks for „@“ and a bounded stretch before it. */
export function hideAddresses(text: string): string {
  let hidden = ''
  let done = 0
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const start = startOfName(text, at)
    if (start === at || isOutside(text[at + 1])) continue
    hidden += `${text.slice(done, start)}•••`
    done = at
  }
  return hidden + text.slice(done)
}

const isOutside = (sign: string | undefined) => sign === undefined || outside.test(sign)

function startOfName(text: string, at: number): number {
  const farthest = Math.max(0, at - NAME_MAX)
  let start = at
  while (start > farthest && !isOutside(text[start - 1])) start -= 1
  if (text[start - 1] !== '\\') return start
  const [escape = '\\'] = jsonEscape.exec(text.slice(start - 1, start + 5)) ?? []
  return Math.min(at, start - 1 + escape.length)
}
