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
/** Stands still between two steps, as a snapshot must. */
const steppedNow = () => Math.floor(Date.now() / STEP_MS) * STEP_MS

type Props = {
  at: string
  /** Milliseconds, when the page was drawn: the first render in the browser must say the same. */
  drawnAt: number
}

/** „преди 12 минути“, kept up to date; the exact time is in the title. */
export function TimeAgo({ at, drawnAt }: Props) {
  const now = useSyncExternalStore(onStep, steppedNow, () => drawnAt)
  return (
    <time dateTime={at} title={longDateTime(at)}>
      {timeAgoText(timeAgo({ at, now }))}
    </time>
  )
}
