'use client'

import { useLinkStatus } from 'next/link'
import { markBusy, shownList } from './mark-busy'

/** Shows that the page of the link around it is on its way (docs/decisions/021-loading-without-streaming.md). */
export function LinkPending() {
  const { pending } = useLinkStatus()
  return pending ? <span ref={markLink} aria-hidden="true" className="link-pending" /> : null
}

/** The link may be drawn on the server, where nobody knows; a filter says it of its list too. */
function markLink(mark: Element | null) {
  const link = mark?.closest('a')
  return markBusy(link, link?.closest('[data-filters]') && shownList())
}
