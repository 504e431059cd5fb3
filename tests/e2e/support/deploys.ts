import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Site } from './start-site'

/**
 * The site behind an address of its own, at which another build can be deployed: its service worker and its pages name
 * that build, as those of a build of other sources do.
 */
export async function siteWithDeploys({ url }: Site) {
  let build = 'first'
  const server = createServer((request, response) => {
    const answer = async () => {
      const given = await fetch(new URL(request.url!, url), { redirect: 'manual' })
      const type = given.headers.get('content-type') ?? ''
      const body = Buffer.from(await given.arrayBuffer())
      const names = ['content-type', 'cache-control', 'content-security-policy']
      for (const name of names)
        if (given.headers.has(name)) response.setHeader(name, given.headers.get(name)!)
      response
        .writeHead(given.status)
        .end(type.startsWith('text/') ? nameBuild(body.toString(), build) : body)
    }
    answer().catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy: (next: string) => (build = next),
    close: () => server.close(),
  }
}

const nameBuild = (text: string, build: string) =>
  text
    .replace(/^self\.BUILD = '[^']+'/, `self.BUILD = '${build}'`)
    .replace(/(<html[^>]* data-build=")[^"]+/, `$1${build}`)
