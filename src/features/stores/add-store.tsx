'use client'

import { lazy, type ComponentProps } from 'react'
import { routes } from '#domain/routes'
import { storePageTexts as texts } from '#texts/stores'
import { AddItem } from '../listing/add-item'

const StoreForm = lazy(() => import('./store-form'))

type Props = Pick<ComponentProps<typeof AddItem>, 'variant'>

export const AddStore = ({ variant }: Props) => (
  <AddItem
    label={texts.add}
    variant={variant}
    page={routes.stores}
    dialog={(state) => <StoreForm {...state} />}
  />
)
