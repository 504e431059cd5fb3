import { createServer } from 'node:net'
import { type StartProblem, startProblem } from '#database/start/start-problem'
import { startTexts } from '#texts/start/start'

type Address = { host: string; port: number }

/** Early, before the slow steps. */
export function assertPortFree(address: Address): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => reject(listenProblem({ error, ...address })))
    probe.listen(address.port, address.host, () => probe.close(() => resolve()))
  })
}

export function listenProblem({
  error,
  host,
  port,
}: Address & { error: NodeJS.ErrnoException }): StartProblem {
  const texts = startTexts.problems
  if (error.code === 'EADDRINUSE') return startProblem('port', texts.portTaken(port))
  if (error.code === 'EACCES') return startProblem('port', texts.portForbidden(port))
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return startProblem('port', texts.addressUnavailable(host))
  }
  return startProblem('server', texts.serverFailed(error.message))
}
