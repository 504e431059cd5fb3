'use client'

import { Link, useConfig, useNav } from '@payloadcms/ui'
import { Icon } from '../../ui/graphics/icon'
import { usePathname } from 'next/navigation'
import { type ReactNode, useId } from 'react'
import { approvalQueueTexts } from '#texts/moderation/approval-queue'
import { waitingTexts } from '#texts/panels/frame'
import { helpTexts } from '#texts/panels/help'
import { panelTexts } from '#texts/panels/panels'
import { NavIcon } from './nav-icon'

export type NavGroup = { label: string; links: { slug: string; path: string; label: string }[] }

export function NavLinks({ groups }: { groups: NavGroup[] }) {
  const { config } = useConfig()
  const home = config.routes.admin
  return (
    <>
      <NavLink href={home} isExact>
        <Icon icon="layout-dashboard" size={18} />
        {panelTexts.shell.dashboard}
      </NavLink>
      <NavLink href={`${home}/waiting`}>
        <Icon icon="inbox" size={18} />
        {waitingTexts.title}
      </NavLink>
      <NavLink href={`${home}/approvals`}>
        <Icon icon="list-checks" size={18} />
        {approvalQueueTexts.title}
      </NavLink>
      {groups.map(({ label, links }) => (
        <NavSection key={label} label={label}>
          {links.map(({ slug, path, label: name }) => (
            <li key={path}>
              <NavLink href={home + path} id={`nav-${slug}`}>
                <NavIcon slug={slug} />
                {name}
              </NavLink>
            </li>
          ))}
        </NavSection>
      ))}
      <NavLink href={`${home}/help`}>
        <Icon icon="circle-question-mark" size={18} />
        {helpTexts.title}
      </NavLink>
    </>
  )
}

function NavSection({ label, children }: { label: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="panel-nav__group" aria-labelledby={id}>
      <h2 id={id}>{label}</h2>
      <ul>{children}</ul>
    </section>
  )
}

type NavLinkProps = { href: string; id?: string; isExact?: boolean; children: ReactNode }

function NavLink({ href, id, isExact = false, children }: NavLinkProps) {
  const pathname = usePathname()
  const { setNavOpen } = useNav()
  const isHere = pathname === href || (!isExact && pathname.startsWith(`${href}/`))
  return (
    <Link
      className="panel-nav__link"
      href={href}
      id={id}
      prefetch={false}
      aria-current={isHere ? 'page' : undefined}
      onClick={() => setNavOpen(false)}
    >
      {children}
    </Link>
  )
}
