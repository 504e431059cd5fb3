import Link from 'next/link'
import type { ComponentProps } from 'react'
import { LinkPending } from './link-pending'

export type PageLinkProps = ComponentProps<typeof Link>

/**
 * A link to a page of the site. Nothing is fetched before it is followed: a page here shows some forty links, and
 * fetching them all would cost a reader on mobile data more than the one step it saves. Followed, it shows that its page
 * is on the way.
 */
export function PageLink({ children, ...rest }: PageLinkProps) {
  return (
    <Link prefetch={false} {...rest}>
      {children}
      <LinkPending />
    </Link>
  )
}
