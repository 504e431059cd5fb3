import type { CollectionConfig } from 'payload'
import { nobodyField, serverOnly } from '#access/staff'
import { accessTo } from '#access/table'
import { LIST_MAX } from '#domain/limits'
import { notificationTypes } from '#domain/notifications/notification-types'
import { listAtOnce } from '#hooks/lists/read-defaults'
import { nameWhatIsShown } from '#hooks/notifications/name-what-is-shown'
import { groupTexts } from '#texts/panels/collections'
import { errorTexts } from '#texts/web/errors'
import { notificationTexts as texts } from '#texts/notifications/notifications'
import { deleteRows, readRows } from './endpoints/notifications/own-rows'
import { readAll } from './endpoints/notifications/read-all'
import { announced } from './traits/announced'
import { collection } from './traits/collection'

const fixed = { create: nobodyField, update: nobodyField }

const notifications: CollectionConfig = {
  slug: 'notifications',
  labels: { singular: texts.one, plural: texts.many },
  defaultSort: '-createdAt',
  lockDocuments: false,
  access: accessTo('notifications'),
  admin: { group: groupTexts.people, hidden: true },
  custom: {
    signInFirst: errorTexts.signInFirst,
    publicQuery: {
      filters: { read: { value: 'flag', operators: ['equals'] } },
      orders: ['-createdAt'],
    },
  },
  hooks: { beforeOperation: [listAtOnce(LIST_MAX)], afterOperation: [nameWhatIsShown] },
  endpoints: [readAll, readRows, deleteRows],
  indexes: [{ fields: ['owner', 'createdAt'] }],
  fields: [
    {
      name: 'owner',
      type: 'relationship',
      relationTo: 'users',
      label: texts.recipient,
      index: true,
      access: fixed,
    },
    {
      name: 'type',
      type: 'select',
      label: texts.type,
      required: true,
      options: notificationTypes.map((value) => ({ value, label: texts.types[value] })),
      access: fixed,
    },
    { name: 'title', type: 'text', label: texts.title, required: true, access: fixed },
    { name: 'message', type: 'textarea', label: texts.message, required: true, access: fixed },
    { name: 'read', type: 'checkbox', label: texts.read, defaultValue: false, index: true },
    { name: 'data', type: 'json', label: texts.data, access: fixed },
    { name: 'groupKey', type: 'text', index: true, hidden: true, access: serverOnly },
  ],
}

export const Notifications = collection(notifications, announced({ within: 'owner' }))
