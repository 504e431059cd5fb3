'use client'

import { routes } from '#domain/routes'
import { ownStoreTexts as texts } from '#texts/stores/own-stores'
import { lazyPart } from '../../ui/lazy-part'
import { AddItem, type AddLook } from '../listing/own/add-item'

const StoreForm = lazyPart(() => import('./store-form'))

export const AddStore = ({ look }: { look?: AddLook }) => (
  <AddItem label={texts.add} look={look} page={routes.stores} dialog={(state) => <StoreForm {...state} />} />
)
