'use client'

import { usePathname } from 'next/navigation'
import { PageLink, type PageLinkProps } from '../../../ui/page/page-link'

type NavLinkProps = PageLinkProps & { href: string }

/** A page inside an area counts as that area. */
export function NavLink({ href, ...rest }: NavLinkProps) {
  const pathname = usePathname()
  const isHere = pathname === href || (href !== '/' && pathname.startsWith(`${href}/`))
  return <PageLink href={href} aria-current={isHere ? 'page' : undefined} {...rest} />
}
