'use client'

import { Link, useConfig } from '@payloadcms/ui'
import { Icon } from '../../ui/graphics/icon'
import { panelTexts } from '#texts/panels/panels'

export function QuickActions() {
  const { config } = useConfig()
  return (
    <Link
      className="panel-button panel-button--primary"
      href={`${config.routes.admin}/collections/articles/create`}
      prefetch={false}
    >
      <Icon icon="plus" />
      {panelTexts.dashboard.newArticle}
    </Link>
  )
}
