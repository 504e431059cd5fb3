'use client'

import { Link, useConfig } from '@payloadcms/ui'
import { Plus } from 'lucide-react'
import { panelTexts } from '#texts/panels/panels'

export function QuickActions() {
  const { config } = useConfig()
  return (
    <Link
      className="panel-button panel-button--primary"
      href={`${config.routes.admin}/collections/articles/create`}
      prefetch={false}
    >
      <Plus size={20} strokeWidth={1.75} aria-hidden />
      {panelTexts.dashboard.newArticle}
    </Link>
  )
}
