'use client'

import { Link, useConfig } from '@payloadcms/ui'
import { categoryOrderTexts as texts } from '#texts/forum/topic-tools'

/** Above the list of categories. */
export function OrderLink() {
  const { config } = useConfig()
  return (
    <Link
      className="panel-button panel-button--secondary"
      href={`${config.routes.admin}/forum/order`}
      prefetch={false}
    >
      {texts.open}
    </Link>
  )
}
