import type { AdminViewServerProps } from 'payload'
import { Gutter } from '@payloadcms/ui'
import { isAdmin } from '#domain/roles'
import { panelTexts } from '#texts/panels/panels'
import type { User } from '#types'
import { CollectionCard } from './collection-card'
import { CookieTest } from './cookie-test'
import { countsFor } from './counts'
import { QuickActions } from './quick-actions'

const shown = ['articles', 'article-categories', 'media', 'users'] as const

export async function Dashboard({ initPageResult }: AdminViewServerProps) {
  const { req, visibleEntities } = initPageResult
  const visible = shown.filter((slug) => visibleEntities.collections.includes(slug))
  const cards = await Promise.all(
    visible.map(async (slug) => ({ slug, counted: await countsFor(req, slug) })),
  )
  const user = req.user as User | null
  const title = isAdmin(user) ? panelTexts.titles.admin : panelTexts.titles.moderator
  return (
    <Gutter className="panel-dashboard">
      <header className="panel-dashboard__head">
        <div>
          <h1>{title}</h1>
          <p>{panelTexts.subtitle}</p>
        </div>
        <div className="panel-dashboard__actions">
          {isAdmin(user) && <CookieTest />}
          <QuickActions />
        </div>
      </header>
      <ul className="panel-cards">
        {cards.map((card) => (
          <li key={card.slug}>
            <CollectionCard {...card} />
          </li>
        ))}
      </ul>
    </Gutter>
  )
}
