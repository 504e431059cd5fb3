import { useSyncExternalStore } from 'react'
import type { Suspension } from '#domain/account/suspension'
import type { Approval } from '#domain/moderation/approval'
import type { ItemKind } from '#domain/item-kinds'
import { answerLimit } from '../../ui/requests/answer-limit'
import { actFor } from '../../ui/requests/request-member'
import { isStaff, type Role } from '#domain/roles'
import type { LiveMessage } from '../../ui/live/listen-in'
import { listenLater } from '../../ui/live/listen-later'

export type Viewer = {
  id: string
  fullName: string
  email: string
  city: string | null
  avatar: { url: string } | null
  role: Role
  profileComplete: boolean
  suspension: Suspension | null
}
export type OwnItem = {
  kind: ItemKind
  id: string
  title: string
  url: string
  approval: Approval | null
  /** An approved version is public, whatever waits. */
  isListed?: boolean
  /** Why it was rejected or hidden. */
  reason: string | null
  expiresAt: string | null
  createdAt: string
}
export type SavedItem = { itemType: ItemKind; itemId: string }

/** From `GET /api/me`. */
type MembersState = {
  /** `messages`: those to the administrator, for staff. */
  unread: { notifications: number; feed: number; messages: number }
  favorites: SavedItem[]
  /** The ids of what they reported, until it is decided. */
  reported: string[]
  /** `id`: of the block; `member`: whom the viewer blocks. */
  blocked: { id: string; member: string }[]
  /** Own posts that wait for staff. */
  held?: string[]
  own: OwnItem[]
}
type Known = MembersState & { user: Viewer | null }
export type ViewerState = Known & {
  status: 'loading' | 'ready'
  /** The session is over; the member stays until what a form holds is sent or given up. */
  hasEnded: boolean
}

const nothing: MembersState = {
  unread: { notifications: 0, feed: 0, messages: 0 },
  favorites: [],
  reported: [],
  blocked: [],
  own: [],
}
const nobody: Known = { user: null, ...nothing }
const unknown: ViewerState = { status: 'loading', hasEnded: false, ...nobody }

let state = unknown
let unsentForms = 0
let isAsked = false
let questions = 0
let hasFailed = false
const listeners = new Set<() => void>()

/** Pages are cached for everybody; this one request tells who the viewer is. */
async function askServer(): Promise<Known> {
  const headers = { Accept: 'application/json' }
  const response = await fetch('/api/me', { headers, cache: 'no-store', signal: answerLimit() })
  if (!response.ok) throw new Error(`/api/me answered ${response.status}`)
  const answer = (await response.json()) as { user: Viewer | null } & MembersState
  return answer.user ? answer : nobody
}

/** Lets public/theme.js reserve the right space on the next page. */
function remember({ user, own }: Known) {
  document.documentElement.toggleAttribute('data-member', user !== null)
  const kinds = [...new Set(own.map(({ kind }) => kind))].join(' ')
  try {
    store('member', user ? '1' : '')
    store('owns', kinds)
  } catch {
    // Storage may be disabled; the layout then settles a moment later.
  }
}

function store(key: string, value: string) {
  if (value) localStorage.setItem(key, value)
  else localStorage.removeItem(key)
}

function become(known: Known) {
  const hasLeft = state.user !== null && known.user === null
  state = { ...known, status: 'ready', hasEnded: false }
  follow(known.user)
  if (hasLeft) void tellSignedOut()
  for (const listener of listeners) listener()
}

/** Nothing is taken away from under a form with unsent text, which offers to sign in again. */
function waitForForms() {
  state = { ...state, hasEnded: true }
  follow(null)
  for (const listener of listeners) listener()
}

/** Called by a form with unsent text, until it is sent or given up. */
export function holdSession(): () => void {
  unsentForms += 1
  return () => {
    unsentForms -= 1
    // A form that is only rendered anew holds on at once.
    queueMicrotask(() => {
      if (unsentForms > 0 || !state.hasEnded) return
      remember(nobody)
      become(nobody)
    })
  }
}

/** Loaded on demand. What was rendered for the member is removed even if that fails. */
const tellSignedOut = () =>
  import('./tell-signed-out').then(
    ({ tellSignedOut: tell }) => tell(),
    () => location.reload(),
  )

let followed: { id: string; stop: () => void } | null = null

function follow(user: Viewer | null) {
  actFor(user?.id ?? null)
  if (followed?.id === user?.id) return
  followed?.stop()
  followed = user && { id: user.id, stop: listenFor(user) }
}

/** Live updates are loaded for members only. */
function listenFor({ id, role }: Viewer): () => void {
  const refresh = () => void refreshViewer()
  // What a change asked for may have failed with the connection.
  const onCaughtUp = () => hasFailed && refresh()
  const own = { onMessage: refresh, onReload: refresh, onRefused: refresh, onCaughtUp }
  // Staff hear of every change on the site; of these only the messages are counted.
  const onMessage = ({ collection }: LiveMessage) => void (collection === 'admin-messages' && refresh())
  const stops = [
    listenLater(`user:${id}`, own),
    ...(isStaff({ role }) ? [listenLater('staff', { onMessage, onReload: refresh })] : []),
  ]
  return () => stops.forEach((stop) => stop())
}

let asking = Promise.resolve()

export function refreshViewer(): Promise<void> {
  asking = ask()
  return asking
}

async function ask(): Promise<void> {
  isAsked = true
  const question = (questions += 1)
  try {
    const known = await askServer()
    hasFailed = false
    // A later request has replaced this one.
    if (question !== questions) return asking
    // The page shows what belongs to another member.
    if (state.user && known.user && known.user.id !== state.user.id) return location.reload()
    if (state.user && !known.user && unsentForms > 0) return waitForForms()
    remember(known)
    become(known)
  } catch {
    hasFailed = true
    // After a failed request a member stays signed in; a first page shows the sign-in.
    if (!state.hasEnded) become(state)
  }
}

function askOnce() {
  if (isAsked) return
  void refreshViewer()
  // After signing out, Back restores the old page from memory, with the member's name on it.
  addEventListener('pageshow', (event) => {
    if (event.persisted) void refreshViewer()
  })
}

/** The first to listen asks the server. */
export function onViewerChange(listener: () => void): () => void {
  listeners.add(listener)
  askOnce()
  return () => {
    listeners.delete(listener)
  }
}

export const presentViewer = (): ViewerState => state

export function knownViewer(): Promise<ViewerState> {
  if (state.status === 'ready') return Promise.resolve(state)
  return new Promise((resolve) => {
    const stop = onViewerChange(() => {
      if (state.status !== 'ready') return
      stop()
      resolve(state)
    })
  })
}

export const useViewer = (): ViewerState => useViewerPart((viewer) => viewer)

/** Draws again only when the answer of `read` is another one: for what stands on every card of a list. */
export const useViewerPart = <T>(read: (viewer: ViewerState) => T): T =>
  useSyncExternalStore(
    onViewerChange,
    () => read(state),
    () => read(unknown),
  )
