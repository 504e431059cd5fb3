import { ListView } from '@payloadcms/next/views'
import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import type { ComponentProps } from 'react'
import { homeList } from '#domain/panels/tabs'
import { isAdmin } from '#domain/roles'
import { panelTexts } from '#texts/panels/panels'
import type { User } from '#types'
import { panelOf } from '../frame/panel-of'
import { WaitingBar } from '../waiting/waiting-bar'
import { CookieTest } from './cookie-test'
import { Figures } from './figures'
import { PublisherNotice } from './publisher-notice'
import { QuickActions } from './quick-actions'

/** The head of a panel, and below it the list of its first tab. */
export function Dashboard(view: AdminViewServerProps) {
  const { initPageResult } = view
  const { req } = initPageResult
  const panel = panelOf(req)
  const isOfAdmins = panel === '/admin'
  const collectionConfig = req.payload.collections[homeList(panel)].config
  const list = {
    ...view,
    collectionConfig,
    initPageResult: { ...initPageResult, collectionConfig },
    viewType: 'list',
  } as ComponentProps<typeof ListView>
  return (
    <div className="panel-home">
      <Gutter className="panel-dashboard">
        <header className="panel-dashboard__head">
          <div>
            <h1>{isOfAdmins ? panelTexts.titles.admin : panelTexts.titles.moderator}</h1>
            <p>{panelTexts.subtitle}</p>
          </div>
          <div className="panel-dashboard__actions">
            {isAdmin(req.user as User | null) && isOfAdmins && <CookieTest />}
            <QuickActions />
          </div>
        </header>
        {isOfAdmins && <Figures req={req} />}
        <PublisherNotice req={req} isOfAdmins={isOfAdmins} />
        <WaitingBar />
      </Gutter>
      <ListView {...list} />
    </div>
  )
}
