'use client'

import { RefreshRouteOnSave } from '@payloadcms/live-preview-react'
import { useRouter } from 'next/navigation'

/** In the panel's preview frame each autosave renders the page again. The panel has the site's origin. */
export function RefreshOnSave() {
  const { refresh } = useRouter()
  const origin = typeof window === 'undefined' ? '' : window.location.origin
  return <RefreshRouteOnSave refresh={refresh} serverURL={origin} />
}
