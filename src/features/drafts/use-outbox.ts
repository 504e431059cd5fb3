'use client'

import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react'
import { useViewer } from '../viewer/viewer-store'
import { deliverAll, discardEntry, retryEntry } from './outbox'
import type { OutboxEntry } from './outbox-storage'
import { isSending, onOutboxChange, onSent, outboxEntries, type Sent } from './outbox-store'

export type OutboxItem = {
  key: string
  body: OutboxEntry['body']
  createdAt: number
  state: 'sending' | 'waiting' | 'failed'
  /** The server's sentence. */
  error: string | null
  retry: () => void
  discard: () => void
}

const none: readonly OutboxEntry[] = []

/** What the viewer sent here and the server has not stored yet, oldest first. `onStored` gets what it stored. */
export function useOutbox(scope: string, onStored?: (sent: Sent) => void): OutboxItem[] {
  const { user, hasEnded } = useViewer()
  const entries = useSyncExternalStore(onOutboxChange, outboxEntries, () => none)
  const member = user?.id
  const hear = useEffectEvent((sent: Sent) => sent.scope === scope && onStored?.(sent))

  useEffect(() => onSent(hear), [])
  useEffect(() => {
    if (member && !hasEnded) void deliverAll()
  }, [member, hasEnded])

  return useMemo(
    () => entries.filter((entry) => entry.scope === scope && entry.member === member).map(toItem),
    [entries, scope, member],
  )
}

const toItem = (entry: OutboxEntry): OutboxItem => ({
  key: entry.key,
  body: entry.body,
  createdAt: entry.createdAt,
  state: entry.error !== null ? 'failed' : isSending(entry) ? 'sending' : 'waiting',
  error: entry.error,
  retry: () => void retryEntry(entry),
  discard: () => void discardEntry(entry),
})
