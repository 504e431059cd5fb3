import { useSyncExternalStore } from 'react'

/** What of a topic belongs to one member. */
export type TopicMember = {
  liked: boolean
  /** Not while it is muted. */
  followed: boolean
  muted: boolean
  /** Null before the first visit. */
  readAt: string | null
  likedComments: readonly string[]
  /** Own ones that wait for staff. */
  heldComments: readonly string[]
}
type Place = { topicId: string; memberId: string | undefined }
type Known = Place & { member: TopicMember }

export const nobody: TopicMember = {
  liked: false,
  followed: false,
  muted: false,
  readAt: null,
  likedComments: [],
  heldComments: [],
}

/** Of the topic that is open, for its menu and its conversation. */
let known: Known | null = null
const listeners = new Set<() => void>()

export function becomeMember(next: Known | null) {
  known = next
  for (const listener of listeners) listener()
}

export function changeMember(next: (member: TopicMember) => Partial<TopicMember>) {
  if (known) becomeMember({ ...known, member: { ...known.member, ...next(known.member) } })
}

export function useKnownMember({ topicId, memberId }: Place): TopicMember {
  const current = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => known,
    () => null,
  )
  return current?.topicId === topicId && current.memberId === memberId ? current.member : nobody
}
