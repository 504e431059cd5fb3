import type { CollectionConfig } from 'payload'
import { nobodyField } from '#access/staff'
import { accessTo } from '#access/table'
import { favoriteInput } from '#domain/favorites/favorite-input'
import { itemKinds } from '#domain/kinds'
import type { PublicQuery } from '#domain/lists/public-query'
import { checkInput } from '#hooks/writes/check-input'
import { requireItem, showItems } from '#hooks/favorites/favorites'
import { groupTexts } from '#texts/panels/collections'
import { favoriteTexts as texts } from '#texts/favorites/favorites'
import { mergeFavorites } from './endpoints/favorites/merge-favorites'
import { toggleFavorite } from './endpoints/favorites/toggle-favorite'
import { announced } from './traits/announced'
import { collection } from './traits/collection'
import { onePerOwner } from './traits/one-per-owner'
import { owned } from './traits/owned'

/** Worked out for every answer: see `showItems`. */
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
    } satisfies PublicQuery,
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
      options: itemKinds.map((value) => ({ value, label: texts.kinds[value] })),
    },
    // Items are of many kinds, and one that is gone stays in the list: so no reference.
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
  announced(() => null, { within: 'owner' }),
)
