import { z } from 'zod'
import { isPublicRoom, isRoom, type LiveMessage, mayEnter, type Viewer } from '#changes/rooms'
import type { Since } from '../changes/recent-changes'
import type { ChangeStream } from '../changes/stream'

const request = z.object({
  room: z.string().refine(isRoom),
  since: z.union([z.object({ id: z.int().min(0) }), z.object({ ageMs: z.number().min(0) })]).optional(),
})

/** `at`: up to date to this id. `reload`: too many changes to list. */
export type JoinAnswer =
  | { ok: true; at: number; missed: LiveMessage[]; reload: boolean }
  | { ok: false; reason: 'bad-request' | 'forbidden' | 'unavailable' }

type Join = {
  asked: unknown
  stream: Pick<ChangeStream, 'lastId' | 'messagesSince' | 'reaches'>
  viewer: () => Promise<Viewer>
  isFull: () => boolean
  enter: (room: string) => void
  answer: (answer: JoinAnswer) => void
}

export async function join({ asked, stream, viewer, isFull, enter, answer }: Join) {
  const { success, data } = request.safeParse(asked)
  if (!success) return answer({ ok: false, reason: 'bad-request' })
  const { room, since } = data
  if (!isPublicRoom(room)) {
    const who = await viewer().catch(() => 'unknown' as const)
    if (who === 'unknown') return answer({ ok: false, reason: 'unavailable' })
    if (!mayEnter({ room, viewer: who })) return answer({ ok: false, reason: 'forbidden' })
  }
  if (!(await stream.reaches(since as Since))) return answer({ ok: false, reason: 'unavailable' })
  if (isFull()) return answer({ ok: false, reason: 'bad-request' })
  // Synchronous, so that missed and new messages neither overlap nor leave a gap.
  enter(room)
  const missed = since ? stream.messagesSince({ room, since: since as Since }) : []
  answer({ ok: true, at: stream.lastId(), missed: missed ?? [], reload: missed === null })
}
