import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export async function databaseGate(url: string) {
  const { hostname, port } = new URL(url)
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one.on('error', () => other.destroy()).on('close', () => open.delete(one)))
      one.pipe(other)
    }
  })
  const listen = (on: number) => new Promise<void>((resolve) => server.listen(on, '127.0.0.1', resolve))
  await listen(0)
  const { port: own } = server.address() as AddressInfo
  const through = new URL(url)
  through.host = `127.0.0.1:${own}`
  const shut = async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    for (const socket of open) socket.destroy()
    await closed
  }
  return { url: through.href, shut, reopen: () => listen(own) }
}
