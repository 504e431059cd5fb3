'use client'

import { useSyncExternalStore } from 'react'
import { longDateTime } from '#domain/time/dates'
import { timeAgo } from '#domain/time/time-ago'
import { timeAgoText } from '#texts/time/time-ago'

const STEP_MS = 15_000

const onStep = (listener: () => void) => {
  const timer = setInterval(listener, STEP_MS)
  return () => clearInterval(timer)
}
/** Constant between two steps, as a store's snapshot must be. */
const steppedNow = () => Math.floor(Date.now() / STEP_MS) * STEP_MS

type Props = {
  at: string
  /** Milliseconds at render time, so that the first render in the browser matches. */
  renderedAt: number
}

export function TimeAgo({ at, renderedAt }: Props) {
  const now = useSyncExternalStore(onStep, steppedNow, () => renderedAt)
  return (
    <time dateTime={at} title={longDateTime(at)}>
      {timeAgoText(timeAgo({ at, now }))}
    </time>
  )
}
