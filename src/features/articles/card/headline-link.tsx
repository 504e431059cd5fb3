import type { ReactNode } from 'react'
import { PageLink } from '../../../ui/page/page-link'

type Props = { href: string; isExternal?: boolean; children: ReactNode }

const look = 'text-ink no-underline decoration-accent decoration-2 hover:underline'

export function HeadlineLink({ href, isExternal = false, children }: Props) {
  if (!isExternal) {
    return (
      <PageLink href={href} className={look}>
        {children}
      </PageLink>
    )
  }
  return (
    <a href={href} target="_blank" rel="noopener" className={look}>
      {children}
    </a>
  )
}
