import { useEffect, useSyncExternalStore } from 'react'
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
export type ViewerState = { status: 'loading' | 'ready'; user: Viewer | null }

const unknown: ViewerState = { status: 'loading', user: null }

let state = unknown
let isAsked = false
const listeners = new Set<() => void>()

/** Pages are the same for everybody, so this one call is how a page learns who looks at it. */
async function askServer(): Promise<Viewer | null> {
  const response = await fetch('/api/me', { headers: { Accept: 'application/json' }, cache: 'no-store' })
  if (!response.ok) throw new Error(`/api/me answered ${response.status}`)
  return ((await response.json()) as { user: Viewer | null }).user
}

/** The next page starts with the right room in the header (see public/theme.js). */
function rememberMember(isMember: boolean) {
  document.documentElement.toggleAttribute('data-member', isMember)
  try {
    if (isMember) localStorage.setItem('member', '1')
    else localStorage.removeItem('member')
  } catch {
    // Storage can be switched off; the header then finds its width a moment later.
  }
}

function become(user: Viewer | null) {
  state = { status: 'ready', user }
  for (const listener of listeners) listener()
}

/** Asks again: after signing in, after the profile has changed. */
export async function refreshViewer(): Promise<void> {
  isAsked = true
  try {
    const user = await askServer()
    rememberMember(user !== null)
    become(user)
  } catch {
    // No answer is no reason to show a member as signed out; a first page shows the way to sign in.
    become(state.user)
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

export function useViewer(): ViewerState {
  useEffect(askOnce, [])
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => unknown,
  )
}
