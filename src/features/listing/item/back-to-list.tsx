'use client'

import { useRouter } from 'next/navigation'
import { useEffect, type MouseEvent } from 'react'
import { Icon } from '../../../ui/graphics/icon'
import { PageLink } from '../../../ui/page/page-link'
import { lastList, rememberItem } from '../list/last-list'

type Props = { href: string; label: string }

/** Keeps the filters, and the scroll position if the list is the previous page. */
export function BackToList({ href, label }: Props) {
  const { back, push } = useRouter()
  useEffect(rememberItem, [])

  function goBack(event: MouseEvent) {
    const left = lastList(href)
    if (!left || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (left.isJustBefore) back()
    else push(left.address)
  }

  return (
    <PageLink
      href={href}
      onClick={goBack}
      className="inline-flex min-h-touch items-center gap-2 text-[1rem] font-medium text-ink-soft no-underline hover:text-ink hover:underline"
    >
      <Icon icon="arrow-left" />
      {label}
    </PageLink>
  )
}
