'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { type Waiting, waitingCollections } from '#domain/panels/tabs'
import { listenIn } from '../../ui/live/listen-in'
import { send } from '../../ui/requests/send'

/** What the badges of one panel show; asked once for all of them, and again when something changes. */
let counts: Waiting['counts'] = {}
let users = 0
let stop: (() => void) | null = null
const listeners = new Set<() => void>()

/** Many changes at once are one question. */
const PAUSE_MS = 500
let asked: ReturnType<typeof setTimeout> | null = null

async function ask() {
  const answer = await send<Waiting>('GET', '/api/panel/waiting')
  if (!answer.ok) return
  counts = answer.data.counts
  for (const listener of listeners) listener()
}

export function askSoon() {
  asked ??= setTimeout(() => {
    asked = null
    void ask()
  }, PAUSE_MS)
}

function start() {
  void ask()
  stop = listenIn('staff', {
    onMessage: ({ collection }) => {
      if (waitingCollections.has(collection)) askSoon()
    },
    onReload: askSoon,
  })
}

/** Live counts of what waits, for as long as something on the screen shows them. */
export function useWaitingCounts(): Waiting['counts'] {
  useEffect(() => {
    users += 1
    if (users === 1) start()
    return () => {
      users -= 1
      if (users > 0) return
      stop?.()
      stop = null
    }
  }, [])
  return useSyncExternalStore(
    subscribe,
    () => counts,
    () => nothing,
  )
}

const nothing: Waiting['counts'] = {}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
