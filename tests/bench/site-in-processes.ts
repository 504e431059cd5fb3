import { openSiteProcesses } from '../faults/site-processes'
import { createCleanUp } from '../faults/world/clean-up'
import { newFolder } from '../faults/world/folder'
import { openPostgres } from '../faults/world/postgres'
import { freePort } from '#support/start/free-port'
import { type Answer, ask, type Asked, askWell } from './ask'

type Request = { path: string } & Omit<Asked, 'url'>
export type SiteInProcesses = Awaited<ReturnType<typeof openSiteInProcesses>>

/** One site in so many processes without shared memory, each asked for itself; its PostgreSQL can be restarted. */
export async function openSiteInProcesses(count: number) {
  const cleanUp = createCleanUp()
  const postgres = await openPostgres({ dataDir: newFolder(cleanUp), port: await freePort() })
  cleanUp.add(postgres.killNow)
  const ports: number[] = []
  while (ports.length < count) ports.push(await freePort())
  const url = `http://localhost:${ports[0]}`
  const cluster = { url: postgres.url, dataDir: newFolder(cleanUp) }
  const env = { REQUEST_LIMITS: 'on', LOG_LEVEL: 'info' }
  const sites = await openSiteProcesses({ ports, url, cluster, isReached: () => true, env })

  /** As a load balancer would: the site has one name. */
  const at = ({ path, headers, ...asked }: Request, process: number): Asked => ({
    ...asked,
    url: `http://127.0.0.1:${ports[process]}${path}`,
    headers: { Host: new URL(url).host, Origin: url, ...headers },
  })
  return {
    count,
    ask: (request: Request, process = 0): Promise<Answer> => askWell(at(request, process)),
    /** Whatever the status. */
    try: (request: Request, process: number): Promise<Answer> => ask(at(request, process)),
    postgres,
    close: async () => {
      await sites.stop()
      await postgres.end('SIGINT')
    },
  }
}
