'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { DOCUMENT_DESCRIPTION_MAX, DOCUMENT_NAME_MAX, documentInput } from '#domain/documents/document-input'
import { renameDocumentTexts as texts } from '#texts/documents/document-actions'
import { documentPageTexts, documentTexts as labels } from '#texts/documents/documents'
import type { Document } from '#types'
import { TextField } from '../../ui/form/field'
import { FormDialog } from '../../ui/form/form-dialog'
import { TextAreaField } from '../../ui/form/text-area-field'
import { toastFailure, toastSuccess } from '../../ui/overlays/toast-store'
import { send } from '../../ui/requests/send'
import { useSafeForm } from '../drafts/use-safe-form'
import { refreshViewer } from '../viewer/viewer-store'

type Props = { id: string; open: boolean; onClose: () => void }

export default function RenameForm({ id, ...dialog }: Props) {
  const [stored, setStored] = useState<Document | null>(null)
  const { onClose } = dialog

  useEffect(() => {
    let isOver = false
    void send<Document>('GET', `/api/documents/${id}`).then((answer) => {
      if (isOver) return
      if (answer.ok) return setStored(answer.data)
      toastFailure(texts.loadFailed, answer.message)
      onClose()
    })
    return () => {
      isOver = true
    }
    // The dialog is mounted anew each time it opens.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id])

  return stored ? <Fields {...dialog} stored={stored} /> : null
}

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
