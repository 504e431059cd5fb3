import { isIP } from 'node:net'

/** Set by our HTTP server alone; a value from the client is discarded. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address'

type Origin = {
  socketAddress: string | undefined
  forwardedFor: string | undefined
  /** The number of trusted proxies; what is further left in the header can be forged. */
  trustProxy: number
}

/** The client for rate limits: an IPv4 address or an IPv6 /64 network (one household). */
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

function bare(written: string): string {
  const bracketed = /^\[([^\]]+)\](:\d+)?$/.exec(written)?.[1]
  const withPort = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(written)?.[1]
  return (bracketed ?? withPort ?? written).split('%', 1)[0]!
}

function groupsOf(address: string): number[] {
  const { hostname } = new URL(`http://[${address}]`)
  const [head = '', tail] = hostname.slice(1, -1).split('::')
  const numbers = (part: string) => (part ? part.split(':').map((group) => parseInt(group, 16)) : [])
  const [left, right] = [numbers(head), numbers(tail ?? '')]
  return tail === undefined
    ? left
    : [...left, ...Array<number>(8 - left.length - right.length).fill(0), ...right]
}
