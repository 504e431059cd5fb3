import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Site, startSite } from './start-site'

/**
 * A site for each worker, so that what one test writes no other reads at the same time. Started when the worker first
 * asks for it; a worker that takes the place of a failed one goes on with the same site. They belong to the run, not
 * to the worker: where they are asked for is in E2E_SITES.
 */
export default async function offerSites() {
  const sites = new Map<string, ReturnType<typeof startSite>>()
  const siteOf = (place: string) => {
    const site = sites.get(place) ?? startSite()
    sites.set(place, site)
    return site
  }
  const server = createServer((request, response) => {
    siteOf(request.url!).then(
      ({ site }) => response.end(JSON.stringify(site)),
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

/** The site of the worker at this place. */
export async function siteAt(place: number): Promise<Site> {
  const answer = await fetch(`${process.env.E2E_SITES}/${place}`)
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as Site
}
