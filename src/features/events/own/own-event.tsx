'use client'

import { OwnCard } from '../../listing/own/own-card'
import type { OwnItem } from '../../viewer/viewer-store'
import OwnEventTools from './own-event-tools'

export default function OwnEvent({ item }: { item: OwnItem }) {
  return <OwnCard item={item} actions={<OwnEventTools item={item} />} />
}
