'use client'

import { longDateTime } from '#domain/time/dates'
import { timeAgo } from '#domain/time/time-ago'
import { timeAgoText } from '#texts/time/time-ago'
import { usePresent } from './use-present'

type Words = (at: string, now: number) => string

const generalWords: Words = (at, now) => timeAgoText(timeAgo({ at, now }))

type Props = {
  at: string
  /** Milliseconds at render time, so that the first render in the browser matches. */
  renderedAt: number
  words?: Words
}

/** The whole date is for who points at it: a format of dates costs a phone more than the rest of a list. */
export function TimeAgo({ at, renderedAt, words = generalWords }: Props) {
  const text = usePresent((now) => words(at, now), words(at, renderedAt))
  return (
    <time
      dateTime={at}
      onPointerEnter={({ currentTarget }) => {
        currentTarget.title = longDateTime(at)
      }}
    >
      {text}
    </time>
  )
}
