'use client'

import { useDocumentDrawer } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { askBeforeClosing } from './ask-before-closing'

type Props = {
  slug: string
  id?: string
  /** Of a new document. */
  values?: Record<string, string>
  onChanged: () => void
  onClosed: () => void
}

/** Open from the start, closed after a save; after a failed one it stays, with what was typed. */
export function OpenedDrawer({ slug, id, values, onChanged, onClosed }: Props) {
  const [DocumentDrawer, , { openDrawer, closeDrawer, isDrawerOpen }] = useDocumentDrawer({
    collectionSlug: slug,
    id,
  })
  const stage = useRef<'new' | 'opening' | 'open' | 'closed'>('new')

  useEffect(() => {
    if (stage.current === 'new') {
      stage.current = 'opening'
      openDrawer()
    } else if (isDrawerOpen) {
      stage.current = 'open'
    } else if (stage.current === 'open') {
      stage.current = 'closed'
      onClosed()
    }
  }, [isDrawerOpen, openDrawer, onClosed])

  useEffect(() => {
    window.addEventListener('keydown', askBeforeClosing, { capture: true })
    return () => window.removeEventListener('keydown', askBeforeClosing, { capture: true })
  }, [])

  return (
    <DocumentDrawer
      redirectAfterCreate={false}
      initialData={values}
      onSave={() => {
        closeDrawer()
        onChanged()
      }}
      onDelete={onChanged}
    />
  )
}
