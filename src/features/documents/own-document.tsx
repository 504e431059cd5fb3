'use client'

import { useRouter } from 'next/navigation'
import { routes } from '#domain/routes'
import { OwnCard } from '../listing/own/own-card'
import type { OwnItem } from '../viewer/viewer-store'
import OwnDocumentTools from './own-document-tools'

export default function OwnDocument({ item, isPage }: { item: OwnItem; isPage: boolean }) {
  const { push } = useRouter()
  const onDeleted = isPage ? () => push(routes.documents) : undefined
  return <OwnCard item={item} actions={<OwnDocumentTools item={item} onDeleted={onDeleted} />} />
}
