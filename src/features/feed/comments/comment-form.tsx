import { useId, useRef } from 'react'
import { postCommentInput } from '#domain/feed/post-input'
import { postCommentTexts } from '#texts/feed/feed'
import { errorTexts } from '#texts/web/errors'
import { postCardTexts, postCommentsTexts as texts } from '#texts/feed/feed-page'
import { Alert } from '../../../ui/states/alert'
import { Avatar } from '../../../ui/graphics/avatar'
import { Button } from '../../../ui/buttons/button'
import { Icon } from '../../../ui/graphics/icon'
import { FormTrap } from '../../../ui/form/form-trap'
import { send } from '../../../ui/requests/send'
import { SuspendedNote } from '../../community/suspension/suspended-note'
import { sendLater } from '../../drafts/outbox'
import { useSafeForm } from '../../drafts/use-safe-form'
import { useViewer } from '../../viewer/viewer-store'

/** The name of what waits for a connection. */
export const scopeOf = (postId: string) => `post:${postId}`

type Props = {
  postId: string
  /** The post was deleted meanwhile: what is written can still be copied. */
  isGone: boolean
}

export function CommentForm({ postId, isGone }: Props) {
  const { user } = useViewer()
  const field = useRef<HTMLTextAreaElement>(null)
  const problemId = useId()
  const form = useSafeForm({
    draft: `post-comment:${postId}`,
    schema: postCommentInput,
    /** It waits below the others until the server has it, and the field is free for the next one. */
    save: async (input, sending) => {
      if (!user) return { ok: false, status: 401, message: errorTexts.signInFirst, fields: {} }
      const body = { ...input, post: postId, ...sending }
      // Refused at once, with the text still in its field.
      if (user.suspension) return send('POST', '/api/post-comments', body)
      await sendLater({ member: user.id, path: '/api/post-comments', body, scope: scopeOf(postId) })
      return { ok: true, data: null }
    },
    failure: `${texts.sendFailed}. ${texts.kept}`,
    missing: postCommentTexts.missing,
    onSaved: () => field.current?.form?.reset(),
  })
  const problem = form.problem ?? form.errors.content
  return (
    <form {...form.form} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <SuspendedNote />
      <FormTrap />
      {form.status}
      {isGone && <p className="text-ink-soft">{postCardTexts.goneDraft}</p>}
      {problem && (
        <Alert tone="bad" role="alert">
          <span id={problemId}>{problem}</span>
        </Alert>
      )}
      <div className="grid grid-cols-[32px_minmax(0,1fr)_46px] items-end gap-2.5">
        <span className="self-center">
          <Avatar name={user?.fullName ?? ''} role={user?.role} src={user?.avatar?.url} size={32} />
        </span>
        <textarea
          ref={field}
          name="content"
          rows={1}
          className="input growing min-h-12! resize-none!"
          aria-label={texts.write}
          placeholder={texts.write}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? problemId : undefined}
          readOnly={isGone}
        />
        <Button
          type="submit"
          variant="soft"
          aria-label={texts.send}
          busy={form.isBusy}
          disabled={isGone}
          className="px-0!"
        >
          {!form.isBusy && <Icon icon="send-horizontal" />}
        </Button>
      </div>
    </form>
  )
}
