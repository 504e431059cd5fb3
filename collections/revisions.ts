import type { CollectionConfig } from 'payload'
import { accessTo } from '#access/table'
import { editedKinds } from '#domain/text/editing'
import { groupTexts } from '#texts/panels/collections'
import { revisionTexts as texts } from '#texts/text/editing'
import { linked } from './panel-list'
import { collection } from './traits/collection'

/**
 * The texts before each change, for staff (docs/decisions/053-edits-and-keys.md). Deleted with their item and with
 * the account of its author (the migration `community_screens`).
 */
const revisions: CollectionConfig = {
  slug: 'revisions',
  labels: { singular: texts.one, plural: texts.many },
  defaultSort: '-createdAt',
  lockDocuments: false,
  access: accessTo('revisions'),
  admin: {
    group: groupTexts.moderation,
    useAsTitle: 'content',
    defaultColumns: ['kind', 'content', 'author', 'changedBy', 'createdAt'],
    listSearchableFields: ['title', 'content', 'itemId'],
    hideAPIURL: true,
  },
  indexes: [{ fields: ['itemId', 'createdAt'] }],
  fields: [
    {
      name: 'kind',
      type: 'select',
      label: texts.kind,
      required: true,
      options: editedKinds.map((value) => ({ value, label: texts.kinds[value] })),
    },
    { name: 'itemId', type: 'text', label: texts.itemId, required: true, admin: linked('kind') },
    { name: 'title', type: 'text', label: texts.title },
    { name: 'content', type: 'textarea', label: texts.content },
    { name: 'author', type: 'relationship', relationTo: 'users', label: texts.author, index: true },
    { name: 'changedBy', type: 'relationship', relationTo: 'users', label: texts.changedBy, index: true },
  ],
}

export const Revisions = collection(revisions)
