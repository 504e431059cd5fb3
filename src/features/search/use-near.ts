import { useState } from 'react'
import { locate } from './locate'
import type { Near } from './answer'

/** Location access is requested only when switched on. */
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
