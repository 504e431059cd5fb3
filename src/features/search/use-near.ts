import { useState } from 'react'
import { locate } from './locate'
import type { Near } from './answer'

/** Nearness as a switch. The device is asked for its place only when somebody turns it on. */
export function useNear() {
  const [near, setNear] = useState<Near>({ status: 'off' })

  async function toggleNear() {
    if (near.status === 'on') return setNear({ status: 'off' })
    setNear({ status: 'asking' })
    const place = await locate()
    setNear(place ? { status: 'on', place } : { status: 'unknown' })
  }

  return { near, setNear, toggleNear }
}
