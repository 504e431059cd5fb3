import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Site, startSite } from './start-site'

/**
 * A site for each worker, so that tests do not see each other's writes. It is started on first use and outlives its
 * worker, so that the replacement of a failed worker goes on with it. E2E_SITES is the server that starts them.
 */
export default async function offerSites() {
  const sites = new Map<string, ReturnType<typeof startSite>>()
  const siteOf = (place: string) => {
    const site = sites.get(place) ?? startSite()
    sites.set(place, site)
    return site
  }
  const answer = async ({ method, url }: IncomingMessage) => {
    const { site, kill, startAgain } = await siteOf(url!)
    if (method === 'DELETE') await kill()
    if (method === 'PUT') await startAgain()
    return site
  }
  const server = createServer((request, response) => {
    answer(request).then(
      (site) => response.end(JSON.stringify(site)),
      (error: Error) => response.writeHead(500).end(error.message),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  process.env.E2E_SITES = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return async () => {
    server.close()
    const started = await Promise.allSettled(sites.values())
    await Promise.all(started.map((result) => result.status === 'fulfilled' && result.value.stop()))
  }
}

export const siteAt = (place: number) => ask(place, 'GET')

/** Whoever kills the site of a worker starts it again: other tests come after. */
export const killSiteAt = (place: number) => ask(place, 'DELETE')
export const startSiteAgainAt = (place: number) => ask(place, 'PUT')

async function ask(place: number, method: 'GET' | 'DELETE' | 'PUT'): Promise<Site> {
  const answer = await fetch(`${process.env.E2E_SITES}/${place}`, { method })
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as Site
}
