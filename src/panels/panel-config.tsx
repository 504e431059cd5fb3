'use client'

import { ConfigProvider, useConfig } from '@payloadcms/ui'
import type { ClientCollectionConfig } from 'payload'
import { type ReactNode, useMemo } from 'react'
import type { PanelRoute } from './admission'

export function PanelConfig({ route, children }: { route: PanelRoute; children: ReactNode }) {
  const { config } = useConfig()
  const routed = useMemo(
    () => ({
      ...config,
      routes: { ...config.routes, admin: route },
      collections: config.collections.map(withOwnSchedule),
    }),
    [config, route],
  )
  return <ConfigProvider config={routed}>{children}</ConfigProvider>
}

/** The panels have a dialog of their own for it (src/panels/articles/schedule). */
function withOwnSchedule(collection: ClientCollectionConfig): ClientCollectionConfig {
  const { versions } = collection
  if (!versions?.drafts) return collection
  return { ...collection, versions: { ...versions, drafts: { ...versions.drafts, schedulePublish: false } } }
}
