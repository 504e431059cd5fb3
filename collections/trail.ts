import type { CollectionConfig } from 'payload'
import { accessTo } from '#access/table'
import { trailActions } from '#domain/trail/trail'
import { showChanges } from '#hooks/trail/show-changes'
import { groupTexts, userTexts } from '#texts/panels/collections'
import { trailTexts as texts } from '#texts/panels/trail'
import { panelList } from './panel-list'
import { collection } from './traits/collection'

const options = (names: Record<string, string>, values: readonly string[]) =>
  values.map((value) => ({ value, label: names[value] ?? value }))

/**
 * Written in SQL with what it tells of, and then never changed: PostgreSQL itself refuses that
 * (docs/decisions/066-trail.md). Its relations have no foreign keys, so that it outlives the accounts.
 */
const trail: CollectionConfig = {
  slug: 'trail',
  labels: { singular: texts.one, plural: texts.many },
  defaultSort: '-createdAt',
  lockDocuments: false,
  // `told` and the title are made of these.
  forceSelect: { action: true, subject: true, documentId: true, title: true, changes: true },
  access: accessTo('trail'),
  admin: {
    group: groupTexts.people,
    useAsTitle: 'title',
    defaultColumns: ['createdAt', 'actor', 'action', 'subject', 'title', 'told', 'reason'],
    listSearchableFields: ['title', 'documentId', 'reason'],
    hidden: ({ user }) => user?.role !== 'admin',
    hideAPIURL: true,
    components: panelList({}),
  },
  fields: [
    {
      name: 'action',
      type: 'select',
      label: texts.action,
      index: true,
      options: options(texts.actions, trailActions),
    },
    {
      name: 'subject',
      type: 'select',
      label: texts.subject,
      index: true,
      options: options(texts.subjects, Object.keys(texts.subjects)),
    },
    {
      name: 'title',
      type: 'text',
      label: texts.title,
      admin: { components: { Cell: '/src/panels/trail/title-cell.tsx#TitleCell' } },
    },
    {
      name: 'told',
      type: 'textarea',
      label: texts.told,
      virtual: true,
      admin: { disableListFilter: true },
      hooks: { afterRead: [showChanges] },
    },
    { name: 'reason', type: 'textarea', label: texts.reason },
    { name: 'actor', type: 'relationship', relationTo: 'users', label: texts.actor, index: true },
    {
      name: 'actorRole',
      type: 'select',
      label: texts.actorRole,
      options: options(userTexts.roles, ['admin', 'moderator']),
    },
    { name: 'member', type: 'relationship', relationTo: 'users', label: texts.member, index: true },
    {
      name: 'documentId',
      type: 'text',
      label: texts.documentId,
      index: true,
      // The title in the list leads there.
      admin: { condition: () => false },
    },
    { name: 'changes', type: 'json', admin: { hidden: true, disableListColumn: true } },
  ],
}

export const Trail = collection(trail)
