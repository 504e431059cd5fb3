import { useEffect, useState } from 'react'
import { TYPING_SECONDS } from '#domain/limits'
import { nobody, type Presence, sendTyping, watch } from './live/watching'

/** Who reads along in `topic:<id>` or `post:<id>`, oneself included, and the names of those who are typing. */
export function usePresence(room: string): Presence {
  const [presence, setPresence] = useState(nobody)
  useEffect(() => watch(room, setPresence), [room])
  return presence
}

const toldAt = new Map<string, number>()

/** For every letter; it is sent twice in the time that it lasts. */
export function tellTyping(room: string): void {
  const now = performance.now()
  if (now - (toldAt.get(room) ?? -Infinity) < (TYPING_SECONDS * 1_000) / 2) return
  toldAt.set(room, now)
  void sendTyping(room)
}
