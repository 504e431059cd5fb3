import type { IncomingMessage } from 'node:http'
import { clientAddress } from '#domain/web/client-address'
import { env } from '#env'

/** Who asks, as far as limits care. */
export const requestAddress = ({ socket, headers }: IncomingMessage): string =>
  clientAddress({
    socketAddress: socket.remoteAddress,
    forwardedFor: [headers['x-forwarded-for']].flat().join(','),
    trustProxy: env.TRUST_PROXY,
  })
