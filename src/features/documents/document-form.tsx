'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { z } from 'zod'
import '#domain/web/jitless'
import { chosenFileProblem, documentExtensions } from '#domain/documents/document-file'
import { nameOfFile } from '#domain/documents/name-of-file'
import { DOCUMENT_DESCRIPTION_MAX, DOCUMENT_NAME_MAX, documentInput } from '#domain/documents/document-input'
import { documentPageTexts as texts, documentTexts as labels } from '#texts/documents/documents'
import type { Document } from '#types'
import { TextField } from '../../ui/form/field'
import { FileField } from '../../ui/form/file-field'
import { FormDialog } from '../../ui/form/form-dialog'
import { TextAreaField } from '../../ui/form/text-area-field'
import { fillIn, typedValues } from '../../ui/form/typed-values'
import { UploadProgress } from '../../ui/form/upload-progress'
import { sendFile } from '../../ui/requests/send-file'
import { toastSuccess } from '../../ui/overlays/toast-store'
import { SuspendedNote } from '../community/suspension/suspended-note'
import { useSafeForm } from '../drafts/use-safe-form'
import { refreshViewer } from '../viewer/viewer-store'

function problemOf(file: File): string | null {
  const problem = chosenFileProblem(file)
  return problem && labels[problem]
}

const uploadInput = documentInput.extend({
  file: z.instanceof(File, { error: labels.fileMissing }).superRefine((file, context) => {
    const message = problemOf(file)
    if (message) context.addIssue({ code: 'custom', message })
  }),
})

/** Until somebody gives it a name of their own. */
function nameAfter(file: File, form: HTMLFormElement) {
  const { name } = typedValues(form)
  if (!name) fillIn(form, { name: nameOfFile(file.name) })
}

type Props = { open: boolean; onClose: () => void }

export default function DocumentForm({ open, onClose }: Props) {
  const { refresh } = useRouter()
  const [share, setShare] = useState<number | null>(null)
  const sending = useRef<AbortController | null>(null)
  const form = useSafeForm({
    draft: 'new-document',
    schema: uploadInput,
    missing: labels.missing,
    failure: texts.uploadFailed,
    save: async ({ file, ...fields }) => {
      sending.current = new AbortController()
      setShare(0)
      const { signal } = sending.current
      const answer = await sendFile<Document>({
        path: '/api/documents',
        file,
        fields,
        signal,
        onProgress: setShare,
      })
      setShare(null)
      if (!answer) toastSuccess(texts.stopped)
      return answer
    },
    onSaved: () => {
      onClose()
      toastSuccess(texts.created)
      void refreshViewer()
      refresh()
    },
  })
  const stop = () => sending.current?.abort()
  const close = () => {
    stop()
    onClose()
  }
  return (
    <FormDialog
      open={open}
      onClose={close}
      title={texts.addTitle}
      lead={texts.addLead}
      form={form}
      save={texts.submit}
    >
      <SuspendedNote />
      <FileField
        {...form.field('file')}
        label={texts.file}
        hint={texts.fileHint}
        accept={documentExtensions.join()}
        problemOf={problemOf}
        onChosen={nameAfter}
        words={{ choose: texts.chooseFile, drop: texts.dropHere, change: texts.changeFile }}
      />
      <TextField
        {...form.field('name')}
        label={labels.name}
        hint={texts.nameHint}
        maxLength={DOCUMENT_NAME_MAX}
        required
      />
      <TextAreaField
        {...form.field('description')}
        label={labels.description}
        max={DOCUMENT_DESCRIPTION_MAX}
        optional
      />
      {share === null ? null : (
        <UploadProgress
          share={share}
          label={texts.uploading(Math.round(share * 100))}
          stop={texts.stop}
          onStop={stop}
        />
      )}
    </FormDialog>
  )
}
