import type { CollectionConfig } from 'payload'
import { nobodyField } from '#access/staff'
import { accessTo } from '#access/table'
import { forumCategoryInput } from '#domain/forum/forum-input'
import { moveTopics } from '#hooks/forum/category'
import { checkInput } from '#hooks/writes/check-input'
import { keepEntriesWithin } from '#hooks/search/search-entry'
import { groupTexts } from '#texts/panels/collections'
import { forumCategoryTexts as texts } from '#texts/forum/forum'
import { orderCategories } from './endpoints/forum/order-categories'
import { panelList } from './panel-list'
import { announced } from './traits/announced'
import { collection } from './traits/collection'
import { owned } from './traits/owned'
import { slugged } from './traits/slugged'
import { visible } from './traits/visible'

const forumCategories: CollectionConfig = {
  slug: 'forum-categories',
  labels: { singular: texts.one, plural: texts.many },
  defaultSort: ['order', 'name'],
  access: accessTo('forum-categories'),
  admin: {
    group: groupTexts.community,
    useAsTitle: 'name',
    defaultColumns: ['name', 'description', 'isActive', 'order'],
    listSearchableFields: ['name', 'description'],
    hideAPIURL: true,
    components: panelList({
      isTab: true,
      drawerOf: 'forum-categories',
      filters: ['inactive'],
      beside: ['/src/panels/forum/order-link.tsx#OrderLink'],
    }),
  },
  custom: {
    publicQuery: {
      filters: { isActive: { value: 'flag', operators: ['equals'] } },
      orders: ['name', '-name', 'order'],
    },
  },
  hooks: {
    beforeValidate: [checkInput(forumCategoryInput, { missing: texts.missing })],
    beforeDelete: [moveTopics],
    afterChange: [keepEntriesWithin({ of: 'forum-topics', field: 'category' })],
  },
  endpoints: [orderCategories],
  fields: [
    { name: 'name', type: 'text', label: texts.name, required: true, unique: true, index: true },
    { name: 'description', type: 'textarea', label: texts.description, required: true },
    {
      name: 'isActive',
      type: 'checkbox',
      label: texts.isActive,
      defaultValue: true,
      index: true,
      admin: {
        description: texts.isActiveHint,
        components: {
          Cell: {
            path: '/src/panels/lists/flag-cell.tsx#FlagCell',
            clientProps: { no: texts.inactive },
          },
        },
      },
    },
    {
      name: 'order',
      type: 'number',
      label: texts.order,
      index: true,
      admin: { description: texts.orderHint },
    },
    { name: 'icon', type: 'text', label: texts.icon, admin: { description: texts.iconHint } },
    {
      name: 'isDefault',
      type: 'checkbox',
      label: texts.isDefault,
      defaultValue: false,
      access: { create: nobodyField, update: nobodyField },
      admin: { position: 'sidebar', readOnly: true, description: texts.isDefaultHint },
    },
  ],
}

export const ForumCategories = collection(
  forumCategories,
  owned({ label: texts.owner }),
  slugged({ from: 'name' }),
  visible(),
  announced(),
)
