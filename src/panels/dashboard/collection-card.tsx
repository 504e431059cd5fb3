'use client'

import { Link, useConfig } from '@payloadcms/ui'
import { panelTexts } from '#texts/panels'
import { NavIcon } from '../shell/nav-icon'
import type { Counted } from './counts'

type CardSlug = keyof typeof panelTexts.dashboard.cards

const figures = new Intl.NumberFormat('bg-BG', { useGrouping: 'always' })

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
      <p className="panel-card__figure">{figures.format(counted.total)}</p>
      <p className="panel-card__detail">{detail(counted) ?? words.hints[slug]}</p>
    </article>
  )
}

function detail({ published, drafts, staff }: Counted): string | undefined {
  const words = panelTexts.dashboard
  if (published !== undefined && drafts !== undefined) {
    return [
      words.published(published, figures.format(published)),
      words.drafts(drafts, figures.format(drafts)),
    ].join(', ')
  }
  return staff === undefined ? undefined : words.staff(figures.format(staff))
}
