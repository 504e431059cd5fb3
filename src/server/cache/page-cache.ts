import type { ChangeStream } from '../changes/stream'
import { RenderRefused } from '../limits/render-limit'
import { isUnavailable } from '#domain/web/unavailable'
import { type CachedPage, isCacheable, toCachedPage } from './cached-page'
import { keptCopy, type KeptReason } from './kept-copy'
import type { PageRequest } from './page-request'
import { type Copy, createPageStore } from './page-store'
import type { Rendered } from './render'

type Pending = { page: Promise<CachedPage>; rule: PageRequest['rule']; reader: Reader }
/** `draw` does the work in the reader's turn, or throws if that is refused. */
export type Reader = {
  address: string
  draw: <T>(work: () => Promise<T>) => Promise<T>
  /** No copy lies ready. */
  onWait?: () => void
}
export type PageCache = ReturnType<typeof createPageCache>
type Parts = {
  stream: Pick<ChangeStream, 'catchUp' | 'isUp' | 'subscribe'>
  /** A cache stands in front of the site that is told of changes. */
  hasFront?: boolean
  render: (page: Pick<PageRequest, 'url' | 'headers' | 'isForMembers'>) => Promise<Rendered>
}

/** Null where a copy of before would be no better than the error. */
function keptFor(error: unknown): KeptReason | null {
  if (error instanceof RenderRefused) return error.refusal.status === 503 ? 'busy' : null
  return isUnavailable(error) ? 'away' : null
}

/** Any number of readers cost one render, until a change makes it stale. */
export function createPageCache({ stream, render, hasFront = false }: Parts) {
  const store = createPageStore()
  const pending = new Map<string, Pending>()
  const reads = { hit: 0, miss: 0, kept: 0 }
  let hasUnheardWrites = false
  let catchingUp: Promise<unknown> | null = null

  stream.subscribe({
    onChange: (change) => {
      store.dropStale(change)
      // Readers already waiting get this render; later ones must not, and it must not be stored.
      for (const [key, { rule }] of pending) if (rule.isStaleAfter(change)) pending.delete(key)
    },
    onLost: () => {
      store.noteGap()
      pending.clear()
    },
  })

  const start = (request: PageRequest, reader: Reader): Pending => {
    const { key, rule } = request
    // Without the stream, nothing would invalidate the page.
    const wasUp = stream.isUp()
    const renderOnce = async (): Promise<CachedPage> => {
      try {
        const rendered = await reader.draw(() => render(request))
        const mayBeKept = isCacheable(rendered) && wasUp && pending.get(key) === own
        // Not an answer for visitors alone, nor what is told apart by headers that not every cache minds.
        const isForFront = hasFront && mayBeKept && request.isKept && !rendered.isForVisitors
        const keys = isForFront ? rule.keys : null
        const page = await toCachedPage({ ...rendered, path: request.url.split('?')[0], keys })
        if (mayBeKept && pending.get(key) === own) store.put(request, page)
        return page
      } finally {
        if (pending.get(key) === own) pending.delete(key)
      }
    }
    const own: Pending = { rule, reader, page: Promise.resolve().then(renderOnce) }
    pending.set(key, own)
    return own
  }

  const kept = (copy: Copy, reason: KeptReason) => {
    reads.kept += 1
    return keptCopy(copy, reason)
  }

  const settle = async () => {
    if (hasUnheardWrites) {
      hasUnheardWrites = false
      const own = stream.catchUp().catch(() => undefined)
      catchingUp = own
      void own.then(() => (catchingUp = catchingUp === own ? null : catchingUp))
    }
    if (catchingUp) await catchingUp
  }

  return {
    /** Until the writes that this process has answered are heard. */
    settle,
    read: async (request: PageRequest, reader: Reader): Promise<CachedPage> => {
      await settle()
      for (;;) {
        const copy = store.get(request.key)
        if (copy?.isFresh && stream.isUp()) {
          reads.hit += 1
          return copy.page
        }
        if (copy && request.isKept && !stream.isUp()) return kept(copy, 'away')
        reader.onWait?.()
        const running = pending.get(request.key) ?? start(request, reader)
        try {
          const page = await running.page
          reads.miss += 1
          return page
        } catch (error) {
          const reason = request.isKept ? keptFor(error) : null
          const left = reason && store.get(request.key)
          if (left) return kept(left, reason)
          // Refused for another address; this one may be allowed.
          if (!(error instanceof RenderRefused) || running.reader.address === reader.address) throw error
        }
      }
    },
    /** Only what can be had at once and is as the database has it. */
    fresh: (key: string): CachedPage | null => {
      if (hasUnheardWrites || catchingUp || !stream.isUp()) return null
      const copy = store.get(key)
      return copy?.isFresh ? copy.page : null
    },
    /** What `fresh` gave was sent. */
    noteSent: () => {
      reads.hit += 1
    },
    figures: () => ({ ...reads, ...store.figures() }),
    /** When the copy was drawn that is shown as long as the database is away; null if there is none. */
    keptSince: (path: string): Date | null => store.get(path)?.renderedAt ?? null,
    /** A read after a write on this process must not see the page from before the change is announced. */
    noteWrite: () => {
      hasUnheardWrites = true
    },
  }
}
