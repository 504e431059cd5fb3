'use client'

import { OwnCard } from '../listing/own/own-card'
import type { OwnItem } from '../viewer/viewer-store'
import OwnApartmentTools from './own-apartment-tools'

export default function OwnApartmentCard({ item }: { item: OwnItem }) {
  return <OwnCard item={item} actions={<OwnApartmentTools item={item} />} />
}
