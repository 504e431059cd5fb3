'use client'

import type { OwnActions } from '../../../features/account/own-groups'
import { ServiceActions } from '../../../features/services/service-actions'

/** What a member does with their own without leaving the page; a line for each kind that has a form. */
export const ownActions: OwnActions = {
  services: (item) => <ServiceActions item={item} />,
}
