import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names'
import { PageLink } from '../../ui/page/page-link'

type Props = { href: string; isExternal?: boolean; className?: string; children: ReactNode }

const look = 'text-ink no-underline decoration-accent decoration-2 hover:underline'

export function HeadlineLink({ href, isExternal = false, className, children }: Props) {
  if (!isExternal) {
    return (
      <PageLink href={href} className={classNames(look, className)}>
        {children}
      </PageLink>
    )
  }
  return (
    <a href={href} target="_blank" rel="noopener" className={classNames(look, className)}>
      {children}
    </a>
  )
}
