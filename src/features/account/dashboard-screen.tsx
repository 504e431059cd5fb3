import type { ReactNode } from 'react'
import { siteAreas } from '#domain/areas'
import { kinds } from '#domain/kinds'
import { routes } from '#domain/routes'
import { accountTexts } from '#texts/account/account'
import { areaTexts } from '#texts/areas'
import { ButtonLink } from '../../ui/buttons/button-link'
import { Container } from '../../ui/page/container'
import { EmptyState } from '../../ui/page/empty-state'
import { Icon } from '../../ui/graphics/icon'
import { PageHead } from '../../ui/page/page-head'

const { dashboard: texts } = accountTexts
const first = siteAreas.filter(({ kind }) => kinds[kind].onlyOne || kind === 'forum-topics')

export function DashboardScreen({ children }: { children: ReactNode }) {
  return (
    <Container>
      <PageHead
        title={texts.title}
        lead={texts.lead}
        back={{ href: routes.profile, label: accountTexts.title }}
      />
      {children}
    </Container>
  )
}

export const NothingOwn = () => (
  <EmptyState
    icon="layout-list"
    title={texts.emptyTitle}
    text={texts.emptyText}
    actions={first.map(({ key, route, icon }) => (
      <ButtonLink key={key} href={route} variant="secondary" size="sm">
        <Icon icon={icon} />
        {areaTexts[key]}
      </ButtonLink>
    ))}
  />
)
