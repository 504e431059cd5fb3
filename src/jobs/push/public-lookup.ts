import dns, { type LookupAddress } from 'node:dns'
import { BlockList, type LookupFunction } from 'node:net'

/** Not addresses of the open internet (RFC 6890). */
const closedRanges = {
  ipv4: [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 3],
  ],
  ipv6: [
    ['::', 96],
    ['64:ff9b::', 96],
    ['64:ff9b:1::', 48],
    ['100::', 64],
    ['2001::', 23],
    ['2001:db8::', 32],
    ['2002::', 16],
    ['fc00::', 7],
    ['fe80::', 10],
    ['ff00::', 8],
  ],
} as const

const closed = new BlockList()
for (const family of ['ipv4', 'ipv6'] as const)
  for (const [net, prefix] of closedRanges[family]) closed.addSubnet(net, prefix, family)

export const isPublicAddress = ({ address, family }: LookupAddress): boolean =>
  !closed.check(address, family === 6 ? 'ipv6' : 'ipv4')

/** At the moment of connecting, so that a name cannot point elsewhere after it was checked. */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  dns.lookup(hostname, { ...options, all: true }, (problem, found) => {
    if (problem) return done(problem, '')
    const [first] = found
    if (!first || !found.every(isPublicAddress)) return done(new Error('not a public address'), '')
    if (options.all) done(null, found)
    else done(null, first.address, first.family)
  })
}
