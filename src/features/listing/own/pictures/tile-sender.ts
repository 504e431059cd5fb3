import { pictureFieldTexts as texts } from '#texts/lists/picture-field'
import { reducePicture } from '../../../../ui/form/reduce-picture'
import { send, type SendResult } from '../../../../ui/requests/send'
import { sendFile } from '../../../../ui/requests/send-file'
import type { Tile } from './tile'

/** A phone's connection is not divided further. */
const AT_ONCE = 2

type Change = Partial<Pick<Tile, 'file' | 'image' | 'url' | 'state'>>
type Options = { purpose: 'item' | 'event'; change: (key: string, change: Change) => void }
type Job = { key: string; file: File; isRead: boolean }
type Failure = SendResult<never> & { ok: false }

/** Reduces and sends pictures, one or two at a time, each of which can be stopped. */
export function tileSender({ purpose, change }: Options) {
  const waiting: Job[] = []
  const running = new Map<string, { stop: AbortController; done: Promise<void> }>()
  const failures = new Map<string, Failure>()

  function next() {
    while (running.size < AT_ONCE && waiting.length > 0) {
      const job = waiting.shift()!
      const stop = new AbortController()
      const done = run(job, stop.signal).finally(() => {
        running.delete(job.key)
        next()
      })
      running.set(job.key, { stop, done })
    }
  }

  async function run({ key, file, isRead }: Job, signal: AbortSignal) {
    failures.delete(key)
    const reduced = isRead ? file : await reducePicture(file)
    if (signal.aborted) return
    if (typeof reduced === 'string')
      return change(key, { state: { is: 'failed', sentence: reduced, isFinal: true } })
    const url = isRead ? {} : { url: URL.createObjectURL(reduced) }
    change(key, { ...url, file: reduced, state: { is: 'sending', share: 0 } })
    const answer = await sendFile<{ doc: { id: string } }>({
      path: '/api/media',
      file: reduced,
      fields: { purpose },
      onProgress: (share) => change(key, { state: { is: 'sending', share } }),
      signal,
    })
    if (!answer) return
    if (answer.ok) return change(key, { image: answer.data.doc.id, state: { is: 'ready' } })
    failures.set(key, answer)
    change(key, { state: failed(answer) })
  }

  function retry(tile: Tile | undefined) {
    if (!tile?.file || running.has(tile.key) || waiting.some(({ key }) => key === tile.key)) return
    change(tile.key, { state: { is: 'sending', share: 0 } })
    waiting.push({ key: tile.key, file: tile.file, isRead: true })
    next()
  }

  async function finish(tiles: () => readonly Tile[]) {
    for (const tile of tiles()) if (tile.state.is === 'failed' && !tile.state.isFinal) retry(tile)
    while (running.size > 0 || waiting.length > 0) {
      next()
      await Promise.all([...running.values()].map(({ done }) => done))
    }
  }

  return {
    take(tile: Tile, file: File) {
      waiting.push({ key: tile.key, file, isRead: false })
      next()
    },
    retry,
    finish,
    /** Null when all are there, or cannot be sent. */
    failureOf: (tiles: readonly Tile[]): Failure | null =>
      tiles.flatMap(({ key, state }) =>
        state.is === 'failed' && !state.isFinal ? (failures.get(key) ?? []) : [],
      )[0] ?? null,
    /** What the form sent is deleted; what was stored before stays until the form is saved. */
    forget(tile: Tile | undefined) {
      if (!tile) return
      waiting.splice(0, waiting.length, ...waiting.filter(({ key }) => key !== tile.key))
      running.get(tile.key)?.stop.abort()
      if (!tile.file) return
      if (tile.url) URL.revokeObjectURL(tile.url)
      if (tile.image) void send('DELETE', `/api/media/${tile.image}`)
    },
    stopAll() {
      waiting.length = 0
      for (const { stop } of running.values()) stop.abort()
    },
  }
}

/** The connection, the session and a busy server pass. */
const passing = (status: number) =>
  status === 0 || status === 401 || status === 403 || status === 429 || status >= 500

const failed = ({ status, message }: Failure): Tile['state'] => ({
  is: 'failed',
  sentence: status === 0 ? texts.disconnected : message,
  isFinal: !passing(status),
})
