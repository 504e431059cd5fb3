'use client'

import { Link, useConfig } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { type PanelPath, type PanelTab, tabAt, tabBadges, tabPaths, tabsOf } from '#domain/panels/tabs'
import { badgeCount } from '#domain/text/badge-count'
import { frameTexts } from '#texts/panels/frame'
import { ForumLists } from './forum-lists'
import { useWaitingCounts } from './waiting-store'

/** Above the lists of the tabs: links, so that each tab has an address of its own. */
export function TabStrip() {
  const { config } = useConfig()
  const panel = config.routes.admin as PanelPath
  const active = tabAt(panel, usePathname())
  const strip = useRef<HTMLUListElement>(null)
  const hasBadges = Object.keys(useWaitingCounts()).length > 0

  // On a phone the strip is wider than the screen, and the badges make it wider still.
  useEffect(() => {
    const link = strip.current?.querySelector<HTMLElement>('[aria-current]')
    if (link && strip.current) strip.current.scrollLeft = link.offsetLeft - strip.current.offsetLeft - 16
  }, [active, hasBadges])

  return (
    <>
      <nav className="panel-tabs" aria-label={frameTexts.tabs}>
        <ul ref={strip}>
          {tabsOf(panel).map((tab) => (
            <li key={tab}>
              <Link
                href={panel + tabPaths[tab]}
                prefetch={false}
                aria-current={tab === active ? 'page' : undefined}
              >
                {frameTexts.tab[tab]}
                <TabBadge tab={tab} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {active === 'forum' && <ForumLists />}
    </>
  )
}

function TabBadge({ tab }: { tab: PanelTab }) {
  const counts = useWaitingCounts()
  const kinds = tabBadges[tab] ?? []
  const count = kinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0)
  if (count === 0) return null
  const words = frameTexts.badge[tab as keyof typeof frameTexts.badge]
  return (
    <>
      <span className="panel-tabs__badge" aria-hidden>
        {badgeCount(count)}
      </span>
      <span className="panel-hidden">{words(badgeCount(count))}</span>
    </>
  )
}
