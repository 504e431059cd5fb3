import { postInput } from '#domain/feed/post-input'
import { POST_MAX } from '#domain/limits'
import type { FeedPost } from '#domain/feed/feed-post'
import { postTexts } from '#texts/feed/feed'
import { postCardTexts as texts } from '#texts/feed/feed-page'
import { FormDialog } from '../../../ui/form/form-dialog'
import { TextAreaField } from '../../../ui/form/text-area-field'
import { send } from '../../../ui/requests/send'
import { toastSuccess } from '../../../ui/overlays/toast-store'
import { SuspendedNote } from '../../community/suspension/suspended-note'
import { useSafeForm } from '../../drafts/use-safe-form'

const gone = { ok: false, status: 404, message: `${texts.gone}. ${texts.goneText}`, fields: {} } as const

type Props = { post: FeedPost; isGone: boolean; onClose: () => void; onChanged: () => void }

/** Of a post that is gone the text can still be copied. */
export function EditPost({ post, isGone, onClose, onChanged }: Props) {
  const form = useSafeForm({
    draft: `edit-post:${post.id}`,
    schema: postInput,
    save: async (input) => (isGone ? gone : send('PATCH', `/api/posts/${post.id}`, input)),
    failure: texts.saveFailed,
    missing: postTexts.missing,
    onSaved: () => {
      onClose()
      onChanged()
      toastSuccess(texts.saved)
    },
  })
  return (
    <FormDialog open onClose={onClose} title={texts.editTitle} form={form} save={texts.save}>
      <SuspendedNote />
      <TextAreaField
        {...form.field('content')}
        label={texts.editLabel}
        defaultValue={post.content}
        max={POST_MAX}
        rows={6}
        required
      />
    </FormDialog>
  )
}
