'use client'

import type { ComponentProps } from 'react'
import { OwnGroups } from '../../../../features/account/own-groups'
import { ownActions } from '../own-actions'

export const OwnItems = (props: Omit<ComponentProps<typeof OwnGroups>, 'actions'>) => (
  <OwnGroups {...props} actions={ownActions} />
)
