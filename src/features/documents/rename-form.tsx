'use client'

import { useRouter } from 'next/navigation'
import { DOCUMENT_DESCRIPTION_MAX, DOCUMENT_NAME_MAX, documentInput } from '#domain/documents/document-input'
import { renameDocumentTexts as texts } from '#texts/documents/document-actions'
import { documentPageTexts, documentTexts as labels } from '#texts/documents/documents'
import type { Document } from '#types'
import { TextField } from '../../ui/form/field'
import { FormDialog } from '../../ui/form/form-dialog'
import { TextAreaField } from '../../ui/form/text-area-field'
import { toastSuccess } from '../../ui/overlays/toast-store'
import { send } from '../../ui/requests/send'
import { SuspendedNote } from '../community/suspension/suspended-note'
import { useSafeForm } from '../drafts/use-safe-form'
import { StoredItem } from '../listing/own/stored-item'
import { refreshViewer } from '../viewer/viewer-store'

type Props = { id: string; open: boolean; onClose: () => void }

const RenameForm = ({ id, ...dialog }: Props) => (
  <StoredItem<Document>
    {...dialog}
    address={`/api/documents/${id}`}
    title={texts.title}
    lead={texts.lead}
    failure={texts.loadFailed}
  >
    {(stored) => <Fields {...dialog} stored={stored} />}
  </StoredItem>
)
export default RenameForm

function Fields({ stored, open, onClose }: Omit<Props, 'id'> & { stored: Document }) {
  const { refresh } = useRouter()
  const form = useSafeForm({
    draft: `edit:documents:${stored.id}`,
    schema: documentInput,
    missing: labels.missing,
    failure: texts.failed,
    save: (input) => send('PATCH', `/api/documents/${stored.id}`, input),
    onSaved: () => {
      onClose()
      toastSuccess(texts.renamed)
      void refreshViewer()
      refresh()
    },
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={texts.title}
      lead={texts.lead}
      form={form}
      save={texts.save}
    >
      <SuspendedNote />
      <TextField
        {...form.field('name')}
        label={labels.name}
        hint={documentPageTexts.nameHint}
        defaultValue={stored.name}
        maxLength={DOCUMENT_NAME_MAX}
        required
      />
      <TextAreaField
        {...form.field('description')}
        label={labels.description}
        defaultValue={stored.description ?? undefined}
        max={DOCUMENT_DESCRIPTION_MAX}
        optional
      />
    </FormDialog>
  )
}
