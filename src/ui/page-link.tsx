'use client'

import { useRouter } from 'next/navigation'
import { useTransition, type ComponentProps, type MouseEvent } from 'react'
import { LinkPending } from './link-pending'

export type PageLinkProps = ComponentProps<'a'> & {
  href: string
  /** False keeps the reader where they are: only what is around them changes. */
  scroll?: boolean
  /** The page that is left is no stop on the way back. */
  replace?: boolean
}

/** Into a new tab or window, saved, to another site: that is between the reader and their browser. */
function isForBrowser(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target, origin } = event.currentTarget
  const hasKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return hasKey || (target !== '' && target !== '_self') || origin !== location.origin
}

/**
 * A link to a page of the site. Nothing is fetched before it is followed: a page here shows some forty links, and
 * fetching them all would cost a reader on mobile data more than the one step it saves. What is left of Next's own
 * link is its click, and three kilobytes less of it on every page (docs/decisions/033-page-weight.md). Followed, it
 * shows that its page is on the way.
 */
export function PageLink({ scroll, replace, onClick, children, ...link }: PageLinkProps) {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || isForBrowser(event)) return
    event.preventDefault()
    const go = replace ? router.replace : router.push
    startTransition(() => go(link.href, { scroll }))
  }

  return (
    <a {...link} aria-busy={isPending || undefined} onClick={follow}>
      {children}
      {isPending && <LinkPending />}
    </a>
  )
}
