import { isIP } from 'node:net'

/** Written by our HTTP server alone; whatever a caller sends under this name is thrown away. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address'

type Origin = {
  socketAddress: string | undefined
  /** The header X-Forwarded-For, all of it. */
  forwardedFor: string | undefined
  /** How many proxies of ours stand in front; what is further left in the header is hearsay. */
  trustProxy: number
}

/** Who is asking, as far as limits care: one IPv4 address or one IPv6 network of /64 (one household). */
export function clientAddress({ socketAddress, forwardedFor, trustProxy }: Origin): string {
  const hops = (forwardedFor ?? '').split(',')
  const told = trustProxy > 0 ? networkOf(hops.at(-trustProxy)) : null
  return told ?? networkOf(socketAddress) ?? 'unknown'
}

function networkOf(written: string | undefined): string | null {
  const address = bare(written?.trim() ?? '')
  const version = isIP(address)
  if (version === 4) return address
  if (version !== 6) return null
  const groups = groupsOf(address)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** Without a port, brackets and the name of a network card. */
function bare(written: string): string {
  const bracketed = /^\[([^\]]+)\](:\d+)?$/.exec(written)?.[1]
  const withPort = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(written)?.[1]
  return (bracketed ?? withPort ?? written).split('%', 1)[0]!
}

/** The eight numbers of an IPv6 address that is known to be well written. */
function groupsOf(address: string): number[] {
  const { hostname } = new URL(`http://[${address}]`)
  const [head = '', tail] = hostname.slice(1, -1).split('::')
  const numbers = (part: string) => (part ? part.split(':').map((group) => parseInt(group, 16)) : [])
  const [left, right] = [numbers(head), numbers(tail ?? '')]
  return tail === undefined
    ? left
    : [...left, ...Array<number>(8 - left.length - right.length).fill(0), ...right]
}
