'use client'

import { useEffect } from 'react'

/** On demand, because every page has it. */
export function ServiceWorker() {
  useEffect(() => void import('./start-worker').catch(console.error), [])
  return null
}
