'use client'

import { lazy } from 'react'
import { ownStoreTexts } from '#texts/own-store'
import { OwnActions } from '../listing/own-actions'
import { OwnCard } from '../listing/own-card'
import type { OwnItem } from '../viewer/viewer-store'

const StoreForm = lazy(() => import('./store-form'))

/** Loaded only for who has one. */
export default function OwnStore({ item }: { item: OwnItem }) {
  const form = (state: { open: boolean; onClose: () => void }) => <StoreForm {...state} id={item.id} />
  return <OwnCard item={item} actions={<OwnActions item={item} texts={ownStoreTexts} form={form} />} />
}
