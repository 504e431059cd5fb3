'use client'

import { useRouter } from 'next/navigation'
import { routes } from '#domain/routes'
import { OwnCard } from '../listing/own/own-card'
import type { OwnItem } from '../viewer/viewer-store'
import OwnStoreTools from './own-store-tools'

export default function OwnStore({ item, isPage }: { item: OwnItem; isPage: boolean }) {
  const { push } = useRouter()
  const onDeleted = isPage ? () => push(routes.stores) : undefined
  return <OwnCard item={item} actions={<OwnStoreTools item={item} onDeleted={onDeleted} />} />
}
