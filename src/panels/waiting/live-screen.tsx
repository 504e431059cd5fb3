'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { useWaitingCounts } from '../frame/waiting-store'

/** Reads the screen anew when what waits has changed. */
export function LiveScreen() {
  const { refresh } = useRouter()
  const counts = JSON.stringify(useWaitingCounts())
  const known = useRef<string | null>(null)
  useEffect(() => {
    if (counts === '{}') return
    if (known.current !== null && known.current !== counts) refresh()
    known.current = counts
  }, [counts, refresh])
  return null
}
