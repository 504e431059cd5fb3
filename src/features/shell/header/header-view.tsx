'use client'

import type { ReactNode } from 'react'
import { routes } from '#domain/routes'
import { shellTexts } from '#texts/shell/shell'
import { Container } from '../../../ui/page/container'
import { Mark } from '../../../ui/graphics/mark'
import { PageLink } from '../../../ui/page/page-link'
import { AccountArea } from '../account/account-area'
import type { AreaLink } from '../nav/area-links'
import { ConnectionBanner } from '../banners/connection-banner'
import { DrawerMenu } from '../drawer/drawer-menu'
import { MobileDrawer } from '../drawer/mobile-drawer'
import { SiteNav } from '../nav/site-nav'
import { ThemeSwitch } from '../theme/theme-switch'

type Props = { brand: string; bell: ReactNode; areas: readonly AreaLink[] }

/** In scripts, which the browser keeps, because every page has it. */
export function HeaderView({ brand, bell, areas }: Props) {
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper print:hidden">
      <Container className="relative flex min-h-15 items-center min-[24.375rem]:gap-1 md:min-h-[68px] md:gap-2">
        <PageLink href={routes.home} aria-label={shellTexts.brandLabel(brand)} className="brand">
          <Mark className="shrink-0" />
          <span className="brand__name">{brand}</span>
        </PageLink>
        <SiteNav />
        <div className="ms-auto flex shrink-0 items-center gap-1">
          <ThemeSwitch as="icon" />
          {bell}
          <AccountArea />
          <MobileDrawer>
            <DrawerMenu areas={areas} />
          </MobileDrawer>
        </div>
      </Container>
      <ConnectionBanner />
    </header>
  )
}
