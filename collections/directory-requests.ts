import type { CollectionConfig } from 'payload'
import { nobodyField, staffField } from '#access/staff'
import { accessTo } from '#access/table'
import { directoryKinds } from '#domain/directory/directory-kinds'
import { requestKinds } from '#domain/directory/requests'
import { kindTexts } from '#texts/kinds'
import { changeTexts as texts } from '#texts/directory/changes'
import { groupTexts } from '#texts/panels/collections'
import { announced } from './traits/announced'
import { collection } from './traits/collection'
import { decidable } from './traits/decidable'
import { owned } from './traits/owned'

const staffReads = { read: staffField }

/** Reported changes and claims; made and decided by calls of their own (`endpoints/directory`). */
const directoryRequests: CollectionConfig = {
  slug: 'directory-requests',
  labels: { singular: texts.one, plural: texts.many },
  defaultSort: 'createdAt',
  access: accessTo('directory-requests'),
  // Their screen is `/requests` (src/panels/requests).
  admin: { group: groupTexts.directories, useAsTitle: 'name', hidden: true },
  lockDocuments: false,
  fields: [
    {
      name: 'kind',
      type: 'select',
      label: texts.kind,
      required: true,
      options: requestKinds.map((value) => ({ value, label: texts.kinds[value] })),
    },
    {
      name: 'itemKind',
      type: 'select',
      label: texts.itemKind,
      required: true,
      options: directoryKinds.map((value) => ({ value, label: kindTexts[value].many })),
    },
    { name: 'itemId', type: 'text', label: texts.itemId, required: true, index: true },
    { name: 'name', type: 'text', label: texts.name, required: true },
    { name: 'changes', type: 'json', label: texts.changes },
    { name: 'isClosed', type: 'checkbox', label: texts.isClosed, defaultValue: false },
    { name: 'message', type: 'textarea', label: texts.message },
    // Addresses of whoever wants an answer, until it is sent.
    { name: 'answerTo', type: 'json', label: texts.answerTo, access: staffReads },
    { name: 'contentHash', type: 'text', access: { read: nobodyField }, admin: { hidden: true } },
  ],
}

export const DirectoryRequests = collection(
  directoryRequests,
  owned({ label: texts.sender }),
  decidable(),
  announced(),
)
