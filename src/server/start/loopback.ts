import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

const anyAddress = new Set(['0.0.0.0', '::'])

/** Where this process reaches itself. */
export function loopbackUrl(server: Server): string {
  const { address, port, family } = server.address() as AddressInfo
  const host = anyAddress.has(address) ? 'localhost' : family === 'IPv6' ? `[${address}]` : address
  return `http://${host}:${port}`
}
