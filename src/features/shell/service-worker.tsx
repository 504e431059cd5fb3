'use client'

import { useEffect } from 'react'

/** Registered once the page has loaded; a failure is only logged. */
export function ServiceWorker() {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    const register = () => {
      navigator.serviceWorker
        .register('/service-worker.js')
        .catch((problem: unknown) => console.error('service worker', problem))
    }
    if (document.readyState === 'complete') return register()
    addEventListener('load', register, { once: true })
    return () => removeEventListener('load', register)
  }, [])
  return null
}
