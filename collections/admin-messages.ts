import type { CollectionConfig } from 'payload'
import { nobodyField, staffField } from '#access/staff'
import { accessTo } from '#access/table'
import { adminMessageInput, messageStates, messageTypes } from '#domain/account/admin-message-input'
import { checkInput } from '#hooks/writes/check-input'
import { takeSender } from '#hooks/account/protect-account'
import { adminMessageTexts as texts } from '#texts/account/admin-messages'
import { groupTexts } from '#texts/panels/collections'
import { replyToMessage } from './endpoints/account/reply-to-message'
import { panelList } from './panel-list'
import { announced } from './traits/announced'
import { collection } from './traits/collection'
import { owned } from './traits/owned'
import { profileGated } from './traits/profile-gated'
import { sentOnce } from './traits/sent-once'

const said = { update: nobodyField }
const fixed = { create: nobodyField, update: nobodyField }

const adminMessages: CollectionConfig = {
  slug: 'admin-messages',
  labels: { singular: texts.one, plural: texts.many },
  defaultSort: '-createdAt',
  access: accessTo('admin-messages'),
  admin: {
    group: groupTexts.moderation,
    useAsTitle: 'name',
    defaultColumns: ['name', 'messageType', 'messageContent', 'status', 'createdAt'],
    listSearchableFields: ['name', 'email', 'messageContent'],
    hideAPIURL: true,
    components: panelList({ isTab: true, filters: ['unread', ...messageTypes] }),
  },
  custom: {
    publicQuery: {
      filters: { status: { value: 'text', operators: ['equals'] } },
      orders: ['-createdAt'],
    },
  },
  hooks: {
    beforeValidate: [checkInput(adminMessageInput, { missing: texts.missing })],
    beforeChange: [takeSender],
  },
  endpoints: [replyToMessage],
  fields: [
    { name: 'name', type: 'text', label: texts.name, access: fixed, admin: { readOnly: true } },
    { name: 'email', type: 'email', label: texts.email, access: fixed, admin: { readOnly: true } },
    {
      name: 'messageType',
      type: 'select',
      label: texts.type,
      required: true,
      index: true,
      options: messageTypes.map((value) => ({ value, label: texts.types[value] })),
      access: said,
    },
    { name: 'messageContent', type: 'textarea', label: texts.content, required: true, access: said },
    {
      name: 'replies',
      type: 'array',
      label: texts.replies,
      labels: { singular: texts.reply, plural: texts.replies },
      access: fixed,
      admin: { readOnly: true },
      fields: [
        { name: 'text', type: 'textarea', label: texts.reply, required: true },
        {
          name: 'author',
          type: 'relationship',
          relationTo: 'users',
          label: texts.repliedBy,
          access: { read: staffField },
        },
        { name: 'repliedAt', type: 'date', label: texts.repliedAt, required: true },
      ],
    },
    {
      name: 'status',
      type: 'select',
      label: texts.status,
      defaultValue: 'unread',
      index: true,
      options: messageStates.map((value) => ({ value, label: texts.states[value] })),
      access: { create: nobodyField, update: staffField },
      admin: {
        position: 'sidebar',
        components: { Cell: '/src/panels/lists/state-cell.tsx#StateCell' },
      },
    },
  ],
}

export const AdminMessages = collection(
  adminMessages,
  owned({ label: texts.from }),
  profileGated(texts.profileIncomplete),
  sentOnce(),
  announced({ within: 'owner' }),
)
