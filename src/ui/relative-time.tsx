'use client'

import { useEffect, useState } from 'react'
import { longDateTime } from '#domain/dates'
import { relativeTime } from '#domain/relative-time'
import { agoText } from '#texts/relative-time'

const MINUTE = 60_000

type Props = {
  moment: string
  /** When the page was drawn: the first words are the server's, then the reader's clock goes on. */
  now: string
}

/** „преди 3 дни“, with the exact time behind it. */
export function RelativeTime({ moment, now }: Props) {
  const [time, setTime] = useState<number | string>(now)
  useEffect(() => {
    const tick = () => setTime(Date.now())
    tick()
    const timer = setInterval(tick, MINUTE)
    return () => clearInterval(timer)
  }, [])
  return (
    <time dateTime={moment} title={longDateTime(moment)}>
      {agoText(relativeTime({ moment, now: time }))}
    </time>
  )
}
