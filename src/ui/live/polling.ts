import { CHANGES_ROOMS_MAX } from '#domain/limits'
import { answerLimit } from '../requests/answer-limit'
import { connectionBroke, connectionRestored } from './connection-state'
import { POLL_EVERY_MS } from './timing'
import { catchUp, type LiveMessage, refuse, roomNames, sinceOf } from './rooms'

/** From `GET /api/changes`. */
type Answer = { at: number; reload: boolean; changes: LiveMessage[]; refused: string[] }

let timer: ReturnType<typeof setInterval> | null = null
let isUnderWay = false

/** Where websockets do not get through, the page asks what is new. */
export function startPolling() {
  if (timer) return
  timer = setInterval(() => void pollNow(), POLL_EVERY_MS)
  void pollNow()
}

export function stopPolling() {
  if (timer) clearInterval(timer)
  timer = null
}

export async function pollNow() {
  if (!timer || isUnderWay || document.visibilityState === 'hidden') return
  isUnderWay = true
  try {
    for (const [since, rooms] of questions()) await ask(since, rooms)
    connectionRestored()
  } catch {
    connectionBroke()
  } finally {
    isUnderWay = false
  }
}

/** Rooms that are to be told of the same changes are asked for together. */
function questions(): Map<string, string[]> {
  const asked = new Map<string, string[]>()
  for (const room of roomNames()) {
    const since = sinceOf(room)
    if (!since) continue
    const query = 'id' in since ? `since=${since.id}` : `age=${Math.ceil(since.ageMs / 1000)}`
    asked.set(query, [...(asked.get(query) ?? []), room])
  }
  return asked
}

async function ask(since: string, rooms: string[]) {
  for (let from = 0; from < rooms.length; from += CHANGES_ROOMS_MAX) {
    const some = rooms.slice(from, from + CHANGES_ROOMS_MAX)
    const response = await fetch(`/api/changes?rooms=${some.join()}&${since}`, {
      cache: 'no-store',
      signal: answerLimit(),
    })
    // Asked again with the next round.
    if (response.status === 429 || response.status === 503) return
    if (response.status === 401 || response.status === 403) some.forEach(refuse)
    else if (response.ok) take(some, (await response.json()) as Answer)
    else throw new Error(`/api/changes answered ${response.status}`)
  }
}

function take(rooms: string[], { at, reload, changes, refused }: Answer) {
  refused.forEach(refuse)
  for (const room of rooms.filter((name) => !refused.includes(name)))
    catchUp(room, { at, reload, missed: changes.filter((change) => change.room === room) })
}
