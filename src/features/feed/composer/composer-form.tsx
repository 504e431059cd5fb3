import { useEffect, useRef, useState } from 'react'
import { postInput } from '#domain/feed/post-input'
import { ALT_MAX } from '#domain/limits'
import { postTexts } from '#texts/feed/feed'
import { composerTexts as texts } from '#texts/feed/feed-page'
import { draftTexts } from '#texts/shell/drafts'
import { Avatar } from '../../../ui/graphics/avatar'
import { Button } from '../../../ui/buttons/button'
import { TextField } from '../../../ui/form/field'
import { FormRefusal } from '../../../ui/form/form-refusal'
import { FormTrap } from '../../../ui/form/form-trap'
import { UploadProgress } from '../../../ui/form/upload-progress'
import type { SafeForm } from '../../../ui/form/use-form'
import { send } from '../../../ui/requests/send'
import { spamTexts } from '#texts/moderation/spam'
import { toastSuccess } from '../../../ui/overlays/toast-store'
import { SuspendedNote } from '../../community/suspension/suspended-note'
import { useSafeForm } from '../../drafts/use-safe-form'
import { useViewer } from '../../viewer/viewer-store'
import { ChosenPicture, PictureButton } from './post-picture-field'
import { EmojiButton } from './emoji-button'
import { insertAtCaret } from './insert-at-caret'
import { LetterCount, lettersOf } from './letter-count'
import { useUpload, type PostPicture } from './use-upload'

export type ComposerFormProps = {
  initial: string
  onDone: () => void
  onPosted: (id: string) => void
}

type Posted = { doc: { id: string; isHeld?: boolean | null } }

export default function ComposerForm({ initial, onDone, onPosted }: ComposerFormProps) {
  const { user } = useViewer()
  const text = useRef<HTMLTextAreaElement>(null)
  const [letters, setLetters] = useState(lettersOf(''))
  const [picture, setPicture] = useState<PostPicture | null>(null)
  const [pictureProblem, setPictureProblem] = useState<string | null>(null)
  const upload = useUpload()

  const form = useSafeForm({
    draft: 'post',
    extra: { value: picture, restore: setPicture },
    schema: postInput,
    save: async (input, sending) => {
      const body = { ...input, ...sending }
      if (!picture) return send<Posted>('POST', '/api/posts', body)
      const sent = await upload.send(picture, altOf(text.current!.form!))
      return sent?.ok ? send<Posted>('POST', '/api/posts', { ...body, image: sent.data.doc.id }) : sent
    },
    isRepeatable: true,
    failure: texts.failure,
    missing: postTexts.missing,
    onSaved: ({ doc }) => {
      toastSuccess(doc.isHeld ? spamTexts.held : texts.success)
      onPosted(doc.id)
      onDone()
    },
  })

  useEffect(() => {
    const field = text.current!
    field.focus()
    if (!initial) return
    // Counted as typed, once the form is watched.
    const frame = requestAnimationFrame(() => insertAtCaret(field, initial))
    return () => cancelAnimationFrame(frame)
  }, [initial])

  function cancel() {
    upload.stop()
    form.cancel()
    onDone()
  }

  function choose(chosen: PostPicture | string) {
    if (typeof chosen === 'string') return setPictureProblem(chosen)
    setPictureProblem(null)
    setPicture(chosen)
  }

  return (
    <form
      {...form.form}
      aria-label={texts.form}
      className="grid grid-cols-[minmax(0,1fr)] gap-3"
      onInput={(event) => {
        form.form.onInput(event)
        setLetters(lettersOf(text.current!.value))
      }}
    >
      <SuspendedNote />
      <FormTrap />
      {form.status}
      <FormRefusal form={{ ...form, problem: form.problem ?? pictureProblem }} />
      <div className="grid grid-cols-[40px_minmax(0,1fr)] gap-3">
        <Avatar name={user?.fullName ?? ''} role={user?.role} src={user?.avatar?.url} />
        <textarea
          ref={text}
          {...fieldProps(form.errors.content)}
          name="content"
          rows={4}
          className="input growing min-h-[132px]"
          aria-label={texts.label}
          placeholder={texts.placeholder}
        />
      </div>
      {form.errors.content && <p className="text-sm text-danger-ink">{form.errors.content}</p>}
      {picture && (
        <ChosenPicture
          key={picture.lastModified}
          picture={picture}
          isBusy={form.isBusy}
          onRemove={() => setPicture(null)}
        >
          <TextField
            {...form.field('alt')}
            label={texts.alt}
            hint={texts.altHint}
            maxLength={ALT_MAX}
            optional
          />
        </ChosenPicture>
      )}
      {upload.progress !== null && (
        <UploadProgress
          share={upload.progress}
          label={texts.uploading}
          stop={texts.stopUpload}
          onStop={upload.stop}
        />
      )}
      <div className="flex flex-wrap items-center gap-2 max-md:[&>button[data-wide]]:flex-1">
        <EmojiButton text={text} />
        <PictureButton isDisabled={form.isBusy} onChosen={choose} />
        <LetterCount letters={letters} />
        <span className="basis-full md:hidden" />
        <Button data-wide variant="quiet" size="sm" onClick={cancel} className="max-md:border-line!">
          {texts.cancel}
        </Button>
        <Button
          data-wide
          type="submit"
          size="sm"
          busy={form.isBusy}
          disabled={form.isBusy || letters.trimmed === 0}
        >
          {submitText(form)}
        </Button>
      </div>
    </form>
  )
}

function submitText({ isBusy, isWaiting }: SafeForm) {
  if (isBusy) return texts.publishing
  return isWaiting ? draftTexts.waiting : texts.publish
}

const fieldProps = (error: string | undefined) => ({ 'aria-invalid': error ? true : undefined })

const altOf = (form: HTMLFormElement) => String(new FormData(form).get('alt') ?? '').trim()
