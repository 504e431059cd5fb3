import { isIPv4, isIPv6 } from 'node:net'

/** Enough for the owner to recognise, too little to identify a person: a.b.c.•••, or the first 48 bits. */
export function shortenedAddress(address: string | null | undefined): string | null {
  const [written = ''] = (address ?? '').trim().split('%', 1)
  const plain = written.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIPv4(plain)) return plain.replace(/\.\d+$/, '.•••')
  return isIPv6(plain) ? `${firstGroups(plain)}::/48` : null
}

function firstGroups(address: string): string {
  // The URL parser writes every IPv6 address in its canonical form.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [before = '', after = ''] = canonical.split('::')
  const head = before ? before.split(':') : []
  const tail = after ? after.split(':') : []
  const zeros = canonical.includes('::') ? Array<string>(8 - head.length - tail.length).fill('0') : []
  return [...head, ...zeros, ...tail].slice(0, 3).join(':')
}
