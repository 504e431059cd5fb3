import type { CollectionConfig } from 'payload'
import { accessTo } from '#access/table'
import { notHidden } from '#access/visibility/hidden'
import { documentInput } from '#domain/documents/document-input'
import { STORED_FILE_POLICY } from '#domain/files/safe-file-name'
import { checkInput } from '#hooks/writes/check-input'
import { takeDocument } from '#hooks/documents/document-file'
import { kindTexts } from '#texts/kinds'
import { groupTexts, mediaTexts } from '#texts/panels/collections'
import { documentTexts as texts } from '#texts/documents/documents'
import type { Document } from '#types'
import { derived } from './fields/derived'
import { panelList } from './panel-list'
import { announced } from './traits/announced'
import { collection } from './traits/collection'
import { hideable } from './traits/hideable'
import { searchable } from './traits/searchable'
import { slugged } from './traits/slugged'
import { storesFiles } from './traits/stores-files'
import { owned } from './traits/owned'
import { visible } from './traits/visible'

/** User files are downloaded, never opened on our origin. Cached briefly, because a document can be withdrawn. */
function asAttachment({ headers }: { headers: Headers }): Headers {
  headers.set('Content-Disposition', 'attachment')
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'public, max-age=300')
  headers.set('X-Content-Type-Options', 'nosniff')
  headers.set('Content-Security-Policy', STORED_FILE_POLICY)
  return headers
}

const documents: CollectionConfig = {
  slug: 'documents',
  labels: { singular: kindTexts.documents.one, plural: kindTexts.documents.many },
  defaultSort: '-createdAt',
  access: accessTo('documents'),
  admin: {
    group: groupTexts.directories,
    useAsTitle: 'name',
    defaultColumns: ['name', 'filename', 'filesize', 'createdAt'],
    listSearchableFields: ['name', 'description', 'filename'],
    hideAPIURL: true,
    components: {
      ...panelList({ isTab: true, drawerOf: 'documents', filters: ['hidden'] }),
      edit: { Upload: '/src/panels/documents/document-upload.tsx#DocumentUpload' },
    },
  },
  custom: {
    publicQuery: {
      filters: { mimeType: { value: 'text', operators: ['equals', 'in'] } },
      orders: ['createdAt', '-createdAt', 'name', '-name'],
    },
  },
  upload: { focalPoint: false, hideRemoveFile: true },
  hooks: {
    beforeOperation: [takeDocument],
    beforeValidate: [checkInput(documentInput, { missing: texts.missing })],
  },
  fields: [
    { name: 'name', type: 'text', label: texts.name, required: true, index: true },
    { name: 'description', type: 'textarea', label: texts.description },
    // Payload's own fields: it leaves the first without an index and shows the second as a number.
    { name: 'mimeType', type: 'text', label: texts.fileType, index: true },
    {
      name: 'filesize',
      type: 'number',
      label: texts.fileSize,
      admin: { components: { Cell: '/src/panels/lists/size-cell.tsx#SizeCell' } },
    },
    derived({ name: 'fileSize', type: 'number', label: texts.fileSize, from: ({ filesize }) => filesize }),
    derived({ name: 'fileType', label: texts.fileType, from: ({ mimeType }) => mimeType }),
  ],
}

export const Documents = collection(
  documents,
  storesFiles({ headers: asAttachment, limit: 'upload' }),
  owned({ label: mediaTexts.owner }),
  hideable(),
  slugged({ from: 'name' }),
  visible(notHidden),
  announced(),
  searchable(({ name, description }: Document) => ({ title: name, text: description })),
)
