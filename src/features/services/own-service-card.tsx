'use client'

import { OwnCard } from '../listing/own/own-card'
import type { OwnItem } from '../viewer/viewer-store'
import { ServiceActions } from './service-actions'

export default function OwnServiceCard({ item }: { item: OwnItem }) {
  return <OwnCard item={item} actions={<ServiceActions item={item} />} />
}
