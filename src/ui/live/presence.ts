import { useEffect, useState } from 'react'
import { TYPING_SECONDS } from '#domain/limits'
import { emitTyping, nobody, type Presence, watch } from './watching'

/** Who reads along in `topic:<id>` or `post:<id>`, oneself included, and the names of those who are typing. */
export function usePresence(room: string): Presence {
  const [presence, setPresence] = useState(nobody)
  useEffect(() => watch(room, setPresence), [room])
  return presence
}

const sentAt = new Map<string, number>()

/** For every letter; it is sent twice in the time that it lasts. */
export function sendTyping(room: string): void {
  const now = performance.now()
  if (now - (sentAt.get(room) ?? -Infinity) < (TYPING_SECONDS * 1_000) / 2) return
  sentAt.set(room, now)
  void emitTyping(room)
}
