import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { clientAddress } from '#domain/web/client-address'
import { RETRY_AFTER_SECONDS } from '#domain/limits'
import { env } from '#env'
import { refusalTexts } from '#texts/web/refusals'
import type { Refusal } from '../response/refusal'
import { requestAddress } from '../request/request-address'
import { createSlots } from './slots'

/**
 * So many connections for one client address in this process. Behind a proxy every connection is the proxy's: what
 * counts there are requests that are being answered, and open websockets, of the address that the proxy tells.
 */
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
  // Only counted: sockets have a limit of their own, which is lower.
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
