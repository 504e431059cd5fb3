import type { CollectionConfig } from 'payload'
import { accessTo } from '#access/table'
import { forumCategoryInput } from '#domain/forum/forum-input'
import type { PublicQuery } from '#domain/lists/public-query'
import { checkInput } from '#hooks/writes/check-input'
import { keepEntriesWithin } from '#hooks/search/search-entry'
import { groupTexts } from '#texts/panels/collections'
import { forumCategoryTexts as texts } from '#texts/forum/forum'
import { topicEntry } from './search-entries'
import { announced } from './traits/announced'
import { collection } from './traits/collection'
import { owned } from './traits/owned'

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
  },
  custom: {
    publicQuery: {
      filters: { isActive: { value: 'flag', operators: ['equals'] } },
      orders: ['name', '-name', 'order'],
    } satisfies PublicQuery,
  },
  hooks: {
    beforeValidate: [checkInput(forumCategoryInput, { missing: texts.missing })],
    afterChange: [keepEntriesWithin({ kind: 'forum-topics', field: 'category', entryOf: topicEntry })],
  },
  fields: [
    { name: 'name', type: 'text', label: texts.name, required: true, unique: true, index: true },
    { name: 'description', type: 'textarea', label: texts.description, required: true },
    {
      name: 'isActive',
      type: 'checkbox',
      label: texts.isActive,
      defaultValue: true,
      index: true,
      admin: { description: texts.isActiveHint },
    },
    {
      name: 'order',
      type: 'number',
      label: texts.order,
      defaultValue: 0,
      index: true,
      admin: { description: texts.orderHint },
    },
    { name: 'icon', type: 'text', label: texts.icon, admin: { description: texts.iconHint } },
  ],
}

export const ForumCategories = collection(forumCategories, owned({ label: texts.owner }), announced())
