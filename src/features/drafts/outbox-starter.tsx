'use client'

import { useEffect } from 'react'
import { isSomethingWaiting } from './outbox-flag'

/** What waits goes out from any page, not only from where it was written. */
export function OutboxStarter() {
  useEffect(() => {
    if (!isSomethingWaiting()) return
    import('./outbox').then(
      ({ deliverAll }) => deliverAll(),
      () => null,
    )
  }, [])
  return null
}
