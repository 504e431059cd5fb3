import type { CollectionConfig } from 'payload'
import { nobodyField } from '#access/staff'
import { accessTo } from '#access/table'
import { favoriteInput } from '#domain/favorites/favorite-input'
import { itemKinds } from '#domain/item-kinds'
import { checkInput } from '#hooks/writes/check-input'
import { requireItem, showItems } from '#hooks/favorites/favorites'
import { groupTexts } from '#texts/panels/collections'
import { favoriteTexts as texts } from '#texts/favorites/favorites'
import { kindTexts } from '#texts/kinds'
import { mergeFavorites } from './endpoints/favorites/merge-favorites'
import { toggleFavorite } from './endpoints/favorites/toggle-favorite'
import { announced } from './traits/announced'
import { collection } from './traits/collection'
import { onePerOwner } from './traits/one-per-owner'
import { owned } from './traits/owned'

const shown = { virtual: true, access: { create: nobodyField, update: nobodyField } } as const

const favorites: CollectionConfig = {
  slug: 'favorites',
  labels: { singular: texts.one, plural: texts.many },
  defaultSort: '-createdAt',
  lockDocuments: false,
  access: accessTo('favorites'),
  admin: { group: groupTexts.people, hidden: true },
  custom: {
    publicQuery: {
      filters: { itemType: { value: 'text', operators: ['equals', 'in'] } },
      orders: ['-createdAt'],
    },
  },
  hooks: {
    beforeValidate: [checkInput(favoriteInput)],
    beforeChange: [requireItem],
    afterOperation: [showItems],
  },
  endpoints: [toggleFavorite, mergeFavorites],
  fields: [
    {
      name: 'itemType',
      type: 'select',
      label: texts.itemType,
      required: true,
      index: true,
      options: itemKinds.map((value) => ({ value, label: kindTexts[value].one })),
    },
    // Not a relation: items are of many kinds, and a deleted one stays in the list.
    { name: 'itemId', type: 'text', label: texts.itemId, required: true },
    { name: 'title', type: 'text', ...shown },
    { name: 'url', type: 'text', ...shown },
    { name: 'isGone', type: 'checkbox', ...shown },
  ],
}

export const Favorites = collection(
  favorites,
  owned({ label: texts.owner }),
  onePerOwner({ of: ['itemType', 'itemId'], message: texts.onlyOne }),
  announced({ within: 'owner' }),
)
