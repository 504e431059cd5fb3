'use client'

import { RefreshRouteOnSave } from '@payloadcms/live-preview-react'
import { useRouter } from 'next/navigation'

/** Inside the panel's preview frame: each autosave draws the page anew. The panel has the origin of the site. */
export function RefreshOnSave() {
  const { refresh } = useRouter()
  const origin = typeof window === 'undefined' ? '' : window.location.origin
  return <RefreshRouteOnSave refresh={refresh} serverURL={origin} />
}
