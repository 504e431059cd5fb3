import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { clientAddress } from '#domain/web/client-address'
import { RETRY_AFTER_SECONDS } from '#domain/limits'
import { env } from '#env'
import { refusalTexts } from '#texts/web/refusals'
import type { Refusal } from '../response/refusal'
import { requestAddress } from '../request/request-address'
import { createSlots } from './slots'

/** Behind a proxy, counts open requests and websockets by the forwarded address. */
export function limitConnections({ server, max }: { server: Server; max: number }) {
  const slots = createSlots(max)
  const isBehindProxy = () => env.TRUST_PROXY > 0
  const isOff = () => env.REQUEST_LIMITS === 'off'

  server.on('connection', (socket) => {
    if (isOff() || isBehindProxy()) return
    const { remoteAddress: socketAddress } = socket
    const address = clientAddress({ socketAddress, forwardedFor: undefined, trustProxy: 0 })
    if (!slots.take(address, socket)) socket.destroy()
  })
  // Only counted; websockets have a lower limit of their own.
  server.on('upgrade', (request: IncomingMessage, socket: Duplex) => {
    if (isBehindProxy()) slots.take(requestAddress(request), socket)
  })

  return {
    refusal: ({
      request,
      response,
    }: {
      request: IncomingMessage
      response: ServerResponse
    }): Refusal | null =>
      isOff() || !isBehindProxy() || slots.take(requestAddress(request), response)
        ? null
        : { status: 429, message: refusalTexts.tooManyAtOnce, retryAfter: RETRY_AFTER_SECONDS },
  }
}
