'use client'

import { ownStoreTexts } from '#texts/stores/own-stores'
import { lazyPart } from '../../ui/lazy-part'
import { OwnActions } from '../listing/own/own-actions'
import type { OwnItem } from '../viewer/viewer-store'

const StoreForm = lazyPart(() => import('./store-form'))

export default function OwnStoreTools({ item, onDeleted }: { item: OwnItem; onDeleted?: () => void }) {
  const form = (state: { open: boolean; onClose: () => void }) => <StoreForm {...state} id={item.id} />
  return <OwnActions item={item} texts={ownStoreTexts} form={form} onDeleted={onDeleted} />
}
