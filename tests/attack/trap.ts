import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Attacks write this address into every text: requests to it reveal that the site fetches it. */
export async function openTrap(called: (number: number) => void) {
  const server = createServer((request, response) => {
    called(Number(request.url?.split('/')[1]))
    response.end('x')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() }
}
