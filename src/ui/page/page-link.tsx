'use client'

import { useRouter } from 'next/navigation'
import { useTransition, type ComponentProps, type MouseEvent } from 'react'
import { LinkPending } from './link-pending'

export type PageLinkProps = ComponentProps<'a'> & {
  href: string
  scroll?: boolean
  replace?: boolean
}

/** Left to the browser: a new tab or window, a download, another site. */
function isForBrowser(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target, origin } = event.currentTarget
  const hasKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return hasKey || (target !== '' && target !== '_self') || origin !== location.origin
}

/** Unlike Next's link it prefetches nothing and is 3 kB smaller (docs/decisions/033-page-weight.md). */
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
