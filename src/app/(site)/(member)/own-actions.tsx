'use client'

import type { OwnActions } from '../../../features/account/own-groups'
import OwnApartmentTools from '../../../features/apartments/own-apartment-tools'
import { ServiceActions } from '../../../features/services/service-actions'
import OwnAdTools from '../../../features/small-ads/own-ad-tools'

/** What a member does with their own without leaving the page; a line for each kind that has a form. */
export const ownActions: OwnActions = {
  services: (item) => <ServiceActions item={item} />,
  apartments: (item) => <OwnApartmentTools item={item} />,
  'small-ads': (item) => <OwnAdTools item={item} />,
}
