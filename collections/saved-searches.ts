import type { CollectionConfig } from 'payload'
import { nobodyField } from '#access/staff'
import { accessTo } from '#access/table'
import { savedSearchInput } from '#domain/searches/saved-search-input'
import { searchRhythms } from '#domain/searches/search-choices'
import { SEARCH_ADDRESS_MAX, SEARCH_NAME_MAX } from '#domain/searches/search-limits'
import { checkSearch, keepConditions } from '#hooks/searches/saved-search'
import { checkInput } from '#hooks/writes/check-input'
import { groupTexts } from '#texts/panels/collections'
import { savedSearchTexts as texts } from '#texts/searches/saved-searches'
import { announced } from './traits/announced'
import { collection } from './traits/collection'
import { onePerOwner } from './traits/one-per-owner'
import { owned } from './traits/owned'

/** Nobody but the owner learns what they look for, not even staff (docs/decisions/100-saved-searches.md). */
const savedSearches: CollectionConfig = {
  slug: 'saved-searches',
  labels: { singular: texts.one, plural: texts.many },
  defaultSort: '-createdAt',
  lockDocuments: false,
  access: accessTo('saved-searches'),
  admin: { group: groupTexts.people, hidden: true },
  custom: { publicQuery: { orders: ['-createdAt'] } },
  hooks: {
    beforeValidate: [checkInput(savedSearchInput)],
    beforeChange: [checkSearch],
    afterChange: [keepConditions],
  },
  fields: [
    { name: 'name', type: 'text', label: texts.name, required: true, maxLength: SEARCH_NAME_MAX },
    { name: 'address', type: 'text', label: texts.address, required: true, maxLength: SEARCH_ADDRESS_MAX },
    {
      name: 'rhythm',
      type: 'select',
      label: texts.rhythm,
      required: true,
      options: searchRhythms.map((value) => ({ value, label: texts.rhythms[value] })),
    },
    { name: 'onSite', type: 'checkbox', label: texts.places.onSite, defaultValue: false },
    { name: 'onPhone', type: 'checkbox', label: texts.places.onPhone, defaultValue: false },
    { name: 'byEmail', type: 'checkbox', label: texts.places.byEmail, defaultValue: false },
    { name: 'isPaused', type: 'checkbox', label: texts.isPaused, defaultValue: false },
    {
      name: 'pausedAt',
      type: 'date',
      label: texts.pausedAt,
      access: { create: nobodyField, update: nobodyField },
    },
  ],
}

export const SavedSearches = collection(
  savedSearches,
  owned({ label: texts.owner }),
  onePerOwner({ of: ['address'], message: texts.onlyOne }),
  announced({ within: 'owner' }),
)
