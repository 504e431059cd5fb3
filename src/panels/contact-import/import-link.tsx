'use client'

import { useAuth } from '@payloadcms/ui'
import { isAdmin } from '#domain/roles'
import { importScreenTexts as texts } from '#texts/contacts/import-screen'
import type { User } from '#types'
import { PanelLink } from '../frame/panel-link'

/** Above the list of contacts, for those who may import. */
export function ImportLink() {
  const { user } = useAuth<User>()
  if (!isAdmin(user ?? null)) return null
  return (
    <PanelLink to="/import" className="panel-button panel-button--secondary">
      {texts.link}
    </PanelLink>
  )
}
