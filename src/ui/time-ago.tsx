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

type Words = (at: string, now: number) => string

const generalWords: Words = (at, now) => timeAgoText(timeAgo({ at, now }))

type Props = {
  at: string
  /** Milliseconds at render time, so that the first render in the browser matches. */
  renderedAt: number
  words?: Words
}

export function TimeAgo({ at, renderedAt, words = generalWords }: Props) {
  const now = useSyncExternalStore(onStep, steppedNow, () => renderedAt)
  return (
    <time dateTime={at} title={longDateTime(at)}>
      {words(at, now)}
    </time>
  )
}
