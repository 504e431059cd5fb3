'use client'

import { Link, useConfig, useNav } from '@payloadcms/ui'
import { LayoutDashboard, type LucideIcon } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { useId } from 'react'
import { panelTexts } from '#texts/panels'
import { navIcon } from './nav-icons'

export type NavGroup = { label: string; links: { slug: string; path: string; label: string }[] }

export function NavLinks({ groups }: { groups: NavGroup[] }) {
  const { config } = useConfig()
  const home = config.routes.admin
  return (
    <>
      <NavLink href={home} icon={LayoutDashboard} label={panelTexts.shell.dashboard} exact />
      {groups.map(({ label, links }) => (
        <NavSection key={label} label={label}>
          {links.map(({ slug, path, label: name }) => (
            <li key={path}>
              <NavLink href={home + path} icon={navIcon(slug)} label={name} id={`nav-${slug}`} />
            </li>
          ))}
        </NavSection>
      ))}
    </>
  )
}

function NavSection({ label, children }: { label: string; children: React.ReactNode }) {
  const id = useId()
  return (
    <section className="panel-nav__group" aria-labelledby={id}>
      <h2 id={id}>{label}</h2>
      <ul>{children}</ul>
    </section>
  )
}

type NavLinkProps = { href: string; icon: LucideIcon; label: string; id?: string; exact?: boolean }

function NavLink({ href, icon: Icon, label, id, exact = false }: NavLinkProps) {
  const pathname = usePathname()
  const { setNavOpen } = useNav()
  const isHere = pathname === href || (!exact && pathname.startsWith(`${href}/`))
  return (
    <Link
      className="panel-nav__link"
      href={href}
      id={id}
      prefetch={false}
      aria-current={isHere ? 'page' : undefined}
      onClick={() => setNavOpen(false)}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden />
      {label}
    </Link>
  )
}
