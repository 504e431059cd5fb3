'use client'

import { useAuth } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { decidesOn } from '#domain/directory/directory-kinds'
import { requestsPath } from '#domain/panels/tabs'
import { badgeCount } from '#domain/text/badge-count'
import { requestQueueTexts as texts } from '#texts/directory/changes'
import type { User } from '#types'
import { PanelLink } from '../frame/panel-link'
import { useWaitingCounts } from '../frame/waiting-store'

/** Above the lists of contacts and stores. */
export function RequestsLink() {
  const { user } = useAuth<User>()
  const kind = usePathname().endsWith('/stores') ? 'stores' : 'contacts'
  const count = useWaitingCounts()[kind === 'stores' ? 'store-requests' : 'contact-requests'] ?? 0
  if (!decidesOn(kind, user)) return null
  return (
    <PanelLink to={requestsPath(kind)} className="panel-button panel-button--secondary">
      {count > 0 ? `${texts.link} (${badgeCount(count)})` : texts.link}
    </PanelLink>
  )
}
