import Link from 'next/link'
import type { ComponentProps } from 'react'

export type PageLinkProps = ComponentProps<typeof Link>

/**
 * A link to a page of the site. Nothing is fetched before it is followed: a page here shows some forty links, and
 * fetching them all would cost a reader on mobile data more than the one step it saves.
 */
export function PageLink(props: PageLinkProps) {
  return <Link prefetch={false} {...props} />
}
