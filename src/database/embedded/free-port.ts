import { readFile, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'

/** The previous port if it is still free, otherwise a random one. */
export async function clusterPort(file: string): Promise<number> {
  const before = Number(await readFile(file, 'utf8').catch(() => '0'))
  if (Number.isInteger(before) && before > 1023 && (await probe(before)) !== null) return before
  return choosePort(file)
}

export async function choosePort(file: string): Promise<number> {
  const port = (await probe(0))!
  await writeFile(file, String(port))
  return port
}

function probe(port: number) {
  return new Promise<number | null>((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(null))
    server.listen(port, '127.0.0.1', () => {
      const { port: bound } = server.address() as AddressInfo
      server.close(() => resolve(bound))
    })
  })
}
