'use client'

import { useEffect } from 'react'

/** Opens the part that the address points into, for links of the router and for browsers that do not do it. */
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
