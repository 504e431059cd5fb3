'use client'

import { ownApartmentTexts } from '#texts/apartments/own-apartment'
import { lazyPart } from '../../ui/lazy-part'
import { OwnActions } from '../listing/own/own-actions'
import type { OwnItem } from '../viewer/viewer-store'

const ApartmentForm = lazyPart(() => import('./apartment-form'))

export default function OwnApartmentTools({ item, onDeleted }: { item: OwnItem; onDeleted?: () => void }) {
  const form = (state: { open: boolean; onClose: () => void }) => <ApartmentForm {...state} id={item.id} />
  return <OwnActions item={item} texts={ownApartmentTexts} form={form} onDeleted={onDeleted} />
}
