import { z } from 'zod'
import { isPublicRoom, isRoom, type LiveMessage, mayEnter, type Viewer } from '#changes/rooms'
import type { Since } from '../changes/recent-changes'
import type { ChangeStream } from '../changes/stream'

const request = z.object({
  room: z.string().refine(isRoom),
  since: z.union([z.object({ id: z.int().min(0) }), z.object({ ageMs: z.number().min(0) })]).optional(),
})

/** `at` is the id from which the caller is up to date. `reload`: too much has happened to tell one by one. */
export type JoinAnswer =
  | { ok: true; at: number; missed: LiveMessage[]; reload: boolean }
  | { ok: false; reason: 'bad-request' | 'forbidden' | 'unavailable' }

type Join = {
  asked: unknown
  stream: Pick<ChangeStream, 'lastId' | 'messagesSince'>
  viewer: () => Promise<Viewer>
  enter: (room: string) => void
}

export async function join({ asked, stream, viewer, enter }: Join): Promise<JoinAnswer> {
  const { success, data } = request.safeParse(asked)
  if (!success) return { ok: false, reason: 'bad-request' }
  const { room, since } = data
  if (!isPublicRoom(room)) {
    const who = await viewer().catch(() => 'unknown' as const)
    if (who === 'unknown') return { ok: false, reason: 'unavailable' }
    if (!mayEnter({ room, viewer: who })) return { ok: false, reason: 'forbidden' }
  }
  // In one turn: what is told here and what the room hears from now on leave no gap and do not overlap.
  enter(room)
  const missed = since ? stream.messagesSince({ room, since: since as Since }) : []
  return { ok: true, at: stream.lastId(), missed: missed ?? [], reload: missed === null }
}
