import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Tells the parent that it is there, hears what to serve, and tells the port. */
export function serve<Given>(open: (given: Given) => Server | Promise<Server>) {
  process.on('message', async (message: { given?: Given }) => {
    if (!message.given) return
    const server = await open(message.given)
    server.listen(0, '127.0.0.1', () => process.send!({ port: (server.address() as AddressInfo).port }))
    process.channel?.unref()
  })
  process.channel?.ref()
  process.send!({ waits: true })
}
