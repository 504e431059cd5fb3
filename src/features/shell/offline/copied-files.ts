import { OFFLINE_COPIES } from '#domain/web/offline-copies'

/** Below /offline the worker alone answers: a page of the network never gets a file of a copy. */
const addressOf = (url: URL) => `/offline/${url.pathname.split('/').at(-1)}`

const files = /url\((["']?)([^"')]+)\1\)/g

/** What copies need beside them, each once: styles with their fonts, the file of icons. */
export function createCopiedFiles(cache: Cache) {
  const asked = new Map<string, Promise<string>>()

  const copyOnce = (url: URL): Promise<string> => {
    const known = asked.get(url.pathname) ?? copy(url)
    asked.set(url.pathname, known)
    return known
  }

  async function copy(url: URL): Promise<string> {
    const address = addressOf(url)
    if (await cache.match(address)) return address
    const answer = await fetch(url)
    if (!answer.ok) throw new Error(`${url.pathname} answered ${answer.status}`)
    const type = answer.headers.get('content-type') ?? ''
    const body = type.startsWith('text/css') ? await withFiles(await answer.text(), url) : await answer.blob()
    await cache.put(address, new Response(body, { headers: { 'Content-Type': type } }))
    return address
  }

  async function withFiles(styles: string, base: URL): Promise<string> {
    const copied = new Map<string, string>()
    for (const [, , named] of styles.matchAll(files)) {
      const url = new URL(named!, base)
      if (url.origin === location.origin) copied.set(named!, await copyOnce(url))
    }
    return styles.replace(files, (whole, _, named: string) => {
      const address = copied.get(named)
      return address ? `url("${address}")` : whole
    })
  }

  /** Returns where the copy is. */
  return (address: string) => copyOnce(new URL(address, location.href))
}

export type CopyFile = ReturnType<typeof createCopiedFiles>

export const openCopies = () => caches.open(OFFLINE_COPIES)
