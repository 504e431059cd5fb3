'use client'

import { lazyPart } from '../../../ui/lazy-part'
import type { OwnActions } from '../../../features/account/own-groups'
import OwnApartmentTools from '../../../features/apartments/own-apartment-tools'
import { ServiceActions } from '../../../features/services/service-actions'
import OwnAdTools from '../../../features/small-ads/own-ad-tools'

const OwnDocumentTools = lazyPart(() => import('../../../features/documents/own-document-tools'))
const OwnEventTools = lazyPart(() => import('../../../features/events/own/own-event-tools'))
const OwnStoreTools = lazyPart(() => import('../../../features/stores/own-store-tools'))

export const ownActions: OwnActions = {
  services: (item) => <ServiceActions item={item} />,
  apartments: (item) => <OwnApartmentTools item={item} />,
  'small-ads': (item) => <OwnAdTools item={item} />,
  stores: (item) => <OwnStoreTools item={item} />,
  events: (item) => <OwnEventTools item={item} />,
  documents: (item) => <OwnDocumentTools item={item} />,
}
