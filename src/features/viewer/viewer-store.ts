import { useEffect, useSyncExternalStore } from 'react'
import type { Approval } from '#domain/moderation/approval'
import type { ItemKind } from '#domain/kinds'
import type { Role } from '#domain/roles'

export type Viewer = {
  id: string
  fullName: string
  email: string
  city: string | null
  avatar: { url: string } | null
  role: Role
  profileComplete: boolean
}
export type OwnItem = {
  kind: ItemKind
  id: string
  title: string
  url: string
  approval: Approval | null
  /** Why it was sent back or hidden. */
  reason: string | null
  expiresAt: string | null
  createdAt: string
}
export type SavedItem = { itemType: ItemKind; itemId: string }

/** What `GET /api/me` knows beside the person. */
type OwnThings = { unread: { notifications: number; feed: number }; favorites: SavedItem[]; own: OwnItem[] }
export type ViewerState = OwnThings & { status: 'loading' | 'ready'; user: Viewer | null }

const nothing: OwnThings = { unread: { notifications: 0, feed: 0 }, favorites: [], own: [] }
const unknown: ViewerState = { status: 'loading', user: null, ...nothing }

let state = unknown
let isAsked = false
let questions = 0
const listeners = new Set<() => void>()

/** Pages are the same for everybody, so this one call is how a page learns who looks at it. */
async function askServer(): Promise<Omit<ViewerState, 'status'>> {
  const response = await fetch('/api/me', { headers: { Accept: 'application/json' }, cache: 'no-store' })
  if (!response.ok) throw new Error(`/api/me answered ${response.status}`)
  const answer = (await response.json()) as { user: Viewer | null } & OwnThings
  return answer.user ? answer : { user: null, ...nothing }
}

/** The next page starts with the right room in the header and for what is the member's own (see public/theme.js). */
function remember({ user, own }: Omit<ViewerState, 'status'>) {
  document.documentElement.toggleAttribute('data-member', user !== null)
  const kinds = [...new Set(own.map(({ kind }) => kind))].join(' ')
  try {
    store('member', user ? '1' : '')
    store('owns', kinds)
  } catch {
    // Storage can be switched off; the page then finds its room a moment later.
  }
}

function store(key: string, value: string) {
  if (value) localStorage.setItem(key, value)
  else localStorage.removeItem(key)
}

function become(known: Omit<ViewerState, 'status'>) {
  const hasLeft = state.user !== null && known.user === null
  state = { ...known, status: 'ready' }
  follow(known.user)
  if (hasLeft) void tellSignedOut()
  for (const listener of listeners) listener()
}

/** Rarely needed, so it is loaded then. What was drawn for the member goes away even when it cannot be. */
const tellSignedOut = () =>
  import('./tell-signed-out').then(
    ({ tellSignedOut: tell }) => tell(),
    () => location.reload(),
  )

let followed: { id: string; stop: () => void } | null = null

/** What happens to the account elsewhere: another name, a notification, a favourite, the end of this session. */
function follow(user: Viewer | null) {
  if (followed?.id === user?.id) return
  followed?.stop()
  followed = user && { id: user.id, stop: listenTo(`user:${user.id}`) }
}

/** What listens is loaded only for members. */
function listenTo(room: string): () => void {
  const refresh = () => void refreshViewer()
  const listener = { onMessage: refresh, onReload: refresh, onRefused: refresh }
  const stopping = import('../../ui/live').then(
    ({ listenIn }) => listenIn(room, listener),
    () => null,
  )
  return () => void stopping.then((stop) => stop?.())
}

/** Asks again: after signing in, after the profile has changed. */
export async function refreshViewer(): Promise<void> {
  isAsked = true
  const question = (questions += 1)
  try {
    const known = await askServer()
    // Overtaken by a later question, whose answer is the newer one.
    if (question !== questions) return
    remember(known)
    become(known)
  } catch {
    // No answer is no reason to show a member as signed out; a first page shows the way to sign in.
    become(state)
  }
}

function askOnce() {
  if (isAsked) return
  void refreshViewer()
  // The way back after signing out brings the old page from memory, with the member's name on it.
  addEventListener('pageshow', (event) => {
    if (event.persisted) void refreshViewer()
  })
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Who is looking, once it is known: for what is asked for before the answer is here. */
export function knownViewer(): Promise<ViewerState> {
  if (state.status === 'ready') return Promise.resolve(state)
  return new Promise((resolve) => {
    const stop = subscribe(() => {
      if (state.status !== 'ready') return
      stop()
      resolve(state)
    })
  })
}

export function useViewer(): ViewerState {
  useEffect(askOnce, [])
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => unknown,
  )
}
