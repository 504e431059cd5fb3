'use client'

import { useEffect } from 'react'

/** For client-side navigation, and for browsers that do not open it themselves. */
function openTarget() {
  const target = document.getElementById(location.hash.slice(1))
  const section = target?.closest('details')
  if (!target || !section || section.open) return
  section.open = true
  target.scrollIntoView()
}

export function OpenTarget() {
  useEffect(() => {
    openTarget()
    addEventListener('hashchange', openTarget)
    return () => removeEventListener('hashchange', openTarget)
  }, [])
  return null
}
