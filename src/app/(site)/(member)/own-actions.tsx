'use client'

import { lazy } from 'react'
import type { OwnActions } from '../../../features/account/own-groups'
import OwnApartmentTools from '../../../features/apartments/own-apartment-tools'
import { ServiceActions } from '../../../features/services/service-actions'
import OwnAdTools from '../../../features/small-ads/own-ad-tools'

// The three that most members have are here at once; the others come for who has them.
const OwnDocumentTools = lazy(() => import('../../../features/documents/own-document-tools'))
const OwnEventTools = lazy(() => import('../../../features/events/own-event-tools'))
const OwnStoreTools = lazy(() => import('../../../features/stores/own-store-tools'))

/** What a member does with their own without leaving the page; a line for each kind that members look after. */
export const ownActions: OwnActions = {
  services: (item) => <ServiceActions item={item} />,
  apartments: (item) => <OwnApartmentTools item={item} />,
  'small-ads': (item) => <OwnAdTools item={item} />,
  stores: (item) => <OwnStoreTools item={item} />,
  events: (item) => <OwnEventTools item={item} />,
  documents: (item) => <OwnDocumentTools item={item} />,
}
