'use client'

import { useConfig, useRouteCache } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { OpenedDrawer } from './opened-drawer'

type Props = { slug: string }
type Opened = { id?: string; values?: Record<string, string>; turn: number; link: HTMLElement }

/** The links of a list open the document above it, unless the browser is to open them elsewhere. */
export function EditInDrawer({ slug }: Props) {
  const { config } = useConfig()
  const { clearRouteCache } = useRouteCache()
  const [opened, setOpened] = useState<Opened | null>(null)
  const list = `${config.routes.admin}/collections/${slug}/`

  useEffect(() => {
    function open(event: MouseEvent) {
      const link = linkOf(event)
      if (!link) return
      const { pathname, searchParams } = new URL(link.href)
      const document = pathname.split(list)[1]
      if (!document || document.includes('/')) return
      event.preventDefault()
      event.stopPropagation()
      const id = document === 'create' ? undefined : document
      // As the form fills itself on a screen of its own.
      const values = searchParams.size > 0 ? Object.fromEntries(searchParams) : undefined
      setOpened((last) => ({ id, values, link, turn: (last?.turn ?? 0) + 1 }))
    }
    // Before the router, which listens at the document.
    window.addEventListener('click', open, { capture: true })
    return () => window.removeEventListener('click', open, { capture: true })
  }, [list])

  if (!opened) return null
  return (
    <OpenedDrawer
      key={opened.turn}
      slug={slug}
      id={opened.id}
      values={opened.values}
      onChanged={clearRouteCache}
      onClosed={() => opened.link.focus()}
    />
  )
}

function linkOf({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return null
  const link = target.closest<HTMLAnchorElement>('.collection-list a[href]')
  return link && link.target !== '_blank' ? link : null
}
