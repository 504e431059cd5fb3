import type { ChangeStream } from '../changes/stream'
import { DrawingRefused } from '../drawings'
import { type KeptPage, keepPage } from './kept-page'
import type { PageRequest } from './page-request'
import { createPageStore } from './page-store'
import type { Rendered } from './render'

type Flight = { page: Promise<KeptPage>; rule: PageRequest['rule']; reader: Reader }
/** Who asks. `admit` is called where a page has to be drawn for them, and throws when it may not be. */
export type Reader = { address: string; admit: () => Promise<void> }
type PageCache = {
  stream: Pick<ChangeStream, 'catchUp' | 'isUp' | 'subscribe'>
  draw: (page: Pick<PageRequest, 'url' | 'headers'>) => Promise<Rendered>
}

/** The one shared cache: any number of readers cost one drawing, until a change makes it stale. */
export function createPageCache({ stream, draw }: PageCache) {
  const store = createPageStore()
  const flights = new Map<string, Flight>()
  let hasUnheardWrites = false
  let catchingUp: Promise<unknown> = Promise.resolve()

  stream.subscribe({
    onChange: (change) => {
      store.dropStale(change)
      // Who already waits gets what it asked for; who comes now must not, and nobody may keep it.
      for (const [key, { rule }] of flights) if (rule.isStaleAfter(change)) flights.delete(key)
    },
    onLost: () => {
      store.clear()
      flights.clear()
    },
  })

  const start = (request: PageRequest, reader: Reader): Flight => {
    const { key, rule } = request
    // Without the stream nobody would say that the drawing is out of date.
    const wasUp = stream.isUp()
    const fly = async (): Promise<KeptPage> => {
      try {
        await reader.admit()
        const page = await keepPage({ ...(await draw(request)), path: request.url.split('?')[0] })
        if (page.isStorable && wasUp && flights.get(key) === flight) store.put(request, page)
        return page
      } finally {
        if (flights.get(key) === flight) flights.delete(key)
      }
    }
    const flight: Flight = { rule, reader, page: Promise.resolve().then(fly) }
    flights.set(key, flight)
    return flight
  }

  return {
    read: async (request: PageRequest, reader: Reader): Promise<KeptPage> => {
      if (hasUnheardWrites) {
        hasUnheardWrites = false
        // A failure means a lost connection, and with it goes everything that is kept.
        catchingUp = stream.catchUp().catch(() => undefined)
      }
      await catchingUp
      for (;;) {
        const kept = stream.isUp() ? store.get(request.key) : null
        if (kept) return kept
        const flight = flights.get(request.key) ?? start(request, reader)
        try {
          return await flight.page
        } catch (error) {
          // What another address may not have drawn any more, this one perhaps may.
          if (!(error instanceof DrawingRefused) || flight.reader.address === reader.address) throw error
        }
      }
    },
    /** A write was answered by this process: whoever reads after it must find it, before the news of it comes round. */
    noteWrite: () => {
      hasUnheardWrites = true
    },
  }
}
