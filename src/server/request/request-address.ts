import type { IncomingMessage } from 'node:http'
import { clientAddress } from '#domain/web/client-address'
import { env } from '#env'

export const requestAddress = ({ socket, headers }: IncomingMessage): string =>
  clientAddress({
    socketAddress: socket.remoteAddress,
    forwardedFor: [headers['x-forwarded-for']].flat().join(','),
    trustProxy: env.TRUST_PROXY,
  })
