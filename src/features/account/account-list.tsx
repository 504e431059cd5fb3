import type { ReactNode } from 'react'
import { homePanel } from '#domain/roles'
import { routes } from '#domain/routes'
import { accountTexts } from '#texts/account/account'
import { blockedPageTexts } from '#texts/account/blocks'
import { noticeTexts } from '#texts/notifications/notice-kinds'
import { searchPageTexts } from '#texts/searches/search-page'
import { codeScreenTexts } from '#texts/account/code-screens'
import { Icon, type IconSource } from '../../ui/graphics/icon'
import { PageLink } from '../../ui/page/page-link'
import { SectionHead } from '../../ui/page/section-head'
import { ExportRow } from './export-row'
import type { Member } from './member'

const { list: texts } = accountTexts
const { devices: deviceTexts } = codeScreenTexts

type Props = {
  member: Member
  leave: ReactNode
}

export function AccountList({ member, leave }: Props) {
  const panel = homePanel(member)
  return (
    <section aria-labelledby="account-list">
      <SectionHead id="account-list" title={texts.title} />
      <ul className="overflow-clip rounded-lg border border-line bg-surface">
        <Row href={routes.dashboard} icon="layout-list">
          {texts.dashboard}
        </Row>
        <Row href={routes.favorites} icon="heart">
          {texts.favorites}
        </Row>
        <Row href={routes.savedSearches} icon="bell-plus">
          {searchPageTexts.title}
        </Row>
        <Row href={routes.decisions} icon="scale">
          {texts.decisions}
        </Row>
        <Row href={routes.notificationSettings} icon="bell">
          {noticeTexts.title}
        </Row>
        <Row href={routes.blocked} icon="user-round-x">
          {blockedPageTexts.title}
        </Row>
        <Row href={routes.devices} icon="monitor-smartphone">
          {panel ? deviceTexts.staffLink : deviceTexts.link}
        </Row>
        {panel ? (
          <Row href={panel} icon="shield">
            {panel === routes.admin ? texts.adminPanel : texts.moderatorPanel}
          </Row>
        ) : null}
        <li>
          <ExportRow />
        </li>
        {leave}
      </ul>
    </section>
  )
}

function Row({ href, icon, children }: { href: string; icon: IconSource; children: ReactNode }) {
  return (
    <li>
      <PageLink href={href} className="menu-row">
        <Icon icon={icon} />
        {children}
        <Icon icon="chevron-right" size={18} className="ms-auto" />
      </PageLink>
    </li>
  )
}
