'use client'

import { useEffect, useRef } from 'react'
import { shownList } from '../../../ui/buttons/mark-busy'
import { ButtonLink } from '../../../ui/buttons/button-link'
import { Icon } from '../../../ui/graphics/icon'

type Props = {
  href: string | null
  words: string
  /** Of how many items the list is. */
  count: number
  page: number
}

/** Whoever asked for more with the keyboard goes on at the first new item. */
export function MoreLink({ href, words, count, page }: Props) {
  const before = useRef<{ count: number; page: number } | null>(null)

  useEffect(() => {
    const left = before.current
    before.current = null
    if (left?.page !== page - 1) return
    // A new batch begins with its first.
    const place = count > left.count ? left.count : 0
    shownList()?.children[place]?.querySelector<HTMLElement>('a[href]')?.focus()
  }, [count, page])

  if (!href) return null
  return (
    <ButtonLink
      href={href}
      rel="next"
      scroll={false}
      variant="secondary"
      className="group"
      onClick={() => (before.current = { count, page })}
    >
      <Icon icon="chevron-down" className="group-aria-busy:hidden" />
      <Icon icon="loader-circle" className="hidden animate-spin group-aria-busy:block" />
      {words}
    </ButtonLink>
  )
}
