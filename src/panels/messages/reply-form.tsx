'use client'

import { toast } from '@payloadcms/ui'
import { type SyntheticEvent, useState } from 'react'
import { adminReplyInput, MESSAGE_MAX } from '#domain/account/admin-message-input'
import { messagesTexts as texts } from '#texts/panels/messages'
import { inputProblemText } from '#texts/web/input-problems'
import { send } from '../../ui/requests/send'
import { PanelField } from '../screen/panel-field'

/** The text stays until it is sent. */
export function ReplyForm({ messageId, onSent }: { messageId: string; onSent: () => void }) {
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    const input = adminReplyInput.safeParse(Object.fromEntries(new FormData(form)))
    if (!input.success) return setProblem(inputProblemText(input.error.issues[0]!.message))
    setIsBusy(true)
    const answer = await send<{ message: string }>(
      'POST',
      `/api/admin-messages/${messageId}/reply`,
      input.data,
    )
    setIsBusy(false)
    if (!answer.ok) return setProblem(`${texts.replyFailed}. ${answer.message}`)
    setProblem(undefined)
    form.reset()
    toast.success(answer.data.message)
    onSent()
  }

  return (
    <form className="panel-quick" onSubmit={(event) => void submit(event)} noValidate>
      <PanelField
        name="text"
        label={texts.reply}
        hint={texts.replyHint}
        rows={4}
        maxLength={MESSAGE_MAX}
        problem={problem}
      />
      <div className="panel-dialog__actions">
        <button type="submit" className="panel-button panel-button--primary" aria-busy={isBusy}>
          {isBusy ? texts.sending : texts.sendReply}
        </button>
      </div>
    </form>
  )
}
