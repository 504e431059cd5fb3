'use client'

import { ConfigProvider, useConfig } from '@payloadcms/ui'
import { type ReactNode, useMemo } from 'react'
import type { PanelRoute } from './admission'

export function PanelConfig({ route, children }: { route: PanelRoute; children: ReactNode }) {
  const { config } = useConfig()
  const routed = useMemo(() => ({ ...config, routes: { ...config.routes, admin: route } }), [config, route])
  return <ConfigProvider config={routed}>{children}</ConfigProvider>
}
