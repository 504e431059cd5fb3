import type { CollectionConfig } from 'payload'
import { accessTo } from '#access/table'
import { CATEGORY_NAME_MAX } from '#domain/limits'
import type { PublicQuery } from '#domain/lists/public-query'
import { keepEntriesWithin } from '#hooks/search/search-entry'
import { groupTexts, categoryTexts } from '#texts/panels/collections'
import { announced } from './traits/announced'
import { articleEntry } from './traits/article-entry'
import { collection } from './traits/collection'

const articleCategories: CollectionConfig = {
  slug: 'article-categories',
  labels: { singular: categoryTexts.one, plural: categoryTexts.many },
  admin: {
    group: groupTexts.content,
    useAsTitle: 'name',
    defaultColumns: ['name', 'description'],
    hideAPIURL: true,
  },
  access: accessTo('article-categories'),
  custom: { publicQuery: { orders: ['name', '-name'] } satisfies PublicQuery },
  defaultSort: 'name',
  hooks: {
    afterChange: [keepEntriesWithin({ kind: 'articles', field: 'category', entryOf: articleEntry })],
  },
  fields: [
    {
      name: 'name',
      type: 'text',
      label: categoryTexts.name,
      required: true,
      unique: true,
      index: true,
      maxLength: CATEGORY_NAME_MAX,
    },
    { name: 'description', type: 'textarea', label: categoryTexts.description },
  ],
}

export const ArticleCategories = collection(articleCategories, announced())
