/** So many signs before „@“ belong to an address at most (RFC 5321). */
const NAME_MAX = 64
/** What ends an address on either side. */
const outside = /[\s<>"'`,;:()[\]{}=\\/@]/
/** Signs as JSON writes them, seen from the backslash on: no part of the address that follows. */
const jsonEscape = /^\\(?:[bfnrt]|u[\da-f]{4})/i

/**
 * E-mail addresses in a text or a line of JSON, shortened to what still helps to find a fault: `•••@example.org`.
 * Looks for „@“ and a bounded way to its left, so that no text takes longer than its length.
 */
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
