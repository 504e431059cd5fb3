'use client'

import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react'
import { useViewer } from '../viewer/viewer-store'
import { deliverAll, discardEntry, retryEntry } from './outbox'
import type { OutboxEntry } from './outbox-storage'
import { isSending, onOutboxChange, onSent, outboxEntries, type Sent, type Stored } from './outbox-store'

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

/**
 * What the viewer sent here and the server has not stored yet, oldest first. What it has stored stays until `onStored`
 * shows it, so that its place is never empty.
 */
export function useOutbox(scope: string, onStored: (stored: Stored) => Promise<unknown>): OutboxItem[] {
  const { user, hasEnded } = useViewer()
  const entries = useSyncExternalStore(onOutboxChange, outboxEntries, () => none)
  const [stored, setStored] = useState(none)
  const member = user?.id
  const hear = useEffectEvent(async ({ id, isHeld, key, scope: where }: Sent) => {
    const entry = outboxEntries().find((one) => one.key === key)
    if (!entry || where !== scope) return
    setStored((all) => [...all, entry])
    await onStored({ id, isHeld })
    setStored((all) => all.filter((one) => one !== entry))
  })

  useEffect(() => onSent((sent) => void hear(sent)), [])
  useEffect(() => {
    if (member && !hasEnded) void deliverAll()
  }, [member, hasEnded])

  return useMemo(() => {
    const isStored = (entry: OutboxEntry) => stored.some(({ key }) => key === entry.key)
    const all = [...stored, ...entries.filter((entry) => !isStored(entry))]
    return all
      .filter((entry) => entry.scope === scope && entry.member === member)
      .map((entry) => toItem(entry, isStored(entry)))
  }, [stored, entries, scope, member])
}

/** Without those whose comment has come already: the answer to one may be late, or lost on its way. */
export const notArrived = (items: OutboxItem[], arrived: readonly string[]): OutboxItem[] =>
  items.filter(({ state, body }) => state !== 'sending' || !arrived.includes(String(body.content)))

const toItem = (entry: OutboxEntry, isStored: boolean): OutboxItem => ({
  key: entry.key,
  body: entry.body,
  createdAt: entry.createdAt,
  state: entry.error !== null ? 'failed' : isStored || isSending(entry) ? 'sending' : 'waiting',
  error: entry.error,
  retry: () => void retryEntry(entry),
  discard: () => void discardEntry(entry),
})
