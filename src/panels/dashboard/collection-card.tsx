'use client'

import { Link, useConfig } from '@payloadcms/ui'
import { formatNumber } from '#domain/text/format-number'
import { panelTexts } from '#texts/panels/panels'
import { NavIcon } from '../shell/nav-icon'
import type { Counted } from './counts'

type CardSlug = keyof typeof panelTexts.dashboard.cards

export function CollectionCard({ slug, counted }: { slug: CardSlug; counted: Counted }) {
  const { config } = useConfig()
  const words = panelTexts.dashboard
  return (
    <article className="panel-card">
      <h2 className="panel-card__name">
        <NavIcon slug={slug} />
        <Link href={`${config.routes.admin}/collections/${slug}`} prefetch={false}>
          {words.cards[slug]}
        </Link>
      </h2>
      <p className="panel-card__figure">{formatNumber(counted.total)}</p>
      <p className="panel-card__detail">{detail(counted) ?? words.hints[slug]}</p>
    </article>
  )
}

function detail({ published, drafts, staff }: Counted): string | undefined {
  const words = panelTexts.dashboard
  if (published !== undefined && drafts !== undefined) {
    return [
      words.published(published, formatNumber(published)),
      words.drafts(drafts, formatNumber(drafts)),
    ].join(', ')
  }
  return staff === undefined ? undefined : words.staff(formatNumber(staff))
}
