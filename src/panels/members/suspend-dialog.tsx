'use client'

import { toast } from '@payloadcms/ui'
import { type SyntheticEvent, useState } from 'react'
import { REASON_MAX } from '#domain/limits'
import { suspensionTexts as texts } from '#texts/account/suspension'
import { quickContactTexts } from '#texts/panels/frame'
import { panelTexts } from '#texts/panels/panels'
import { send } from '../../ui/requests/send'
import { PanelDialog } from '../screen/panel-dialog'
import { PanelField } from '../screen/panel-field'

type Props = { id: string; name: string; onClose: (isDone: boolean) => void }

export function SuspendDialog({ id, name, onClose }: Props) {
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [isBusy, setIsBusy] = useState(false)

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const form = new FormData(event.currentTarget)
    setIsBusy(true)
    const body = {
      through: form.get('through'),
      reason: form.get('reason'),
      hides: form.get('hides') === 'on',
    }
    const answer = await send<{ message: string }>('POST', `/api/users/${id}/suspend`, body)
    setIsBusy(false)
    if (answer.ok) {
      toast.success(answer.data.message)
      return onClose(true)
    }
    setProblems(answer.fields)
    // Each field says its own.
    toast.error(Object.keys(answer.fields).length > 0 ? quickContactTexts.missing : answer.message)
  }

  return (
    <PanelDialog title={texts.title(name)} onClose={() => onClose(false)}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <p>{texts.explained}</p>
        <PanelField name="through" type="date" label={texts.through} problem={problems.through} isRequired />
        <PanelField
          name="reason"
          rows={3}
          label={texts.reason}
          hint={texts.reasonHint}
          problem={problems.reason}
          maxLength={REASON_MAX}
          isRequired
        />
        <label className="panel-tick">
          <input type="checkbox" name="hides" /> {texts.hides}
        </label>
        <p className="panel-form__hint">{texts.hidesHint}</p>
        <div className="panel-dialog__actions">
          <button
            type="button"
            className="panel-button panel-button--secondary"
            onClick={() => onClose(false)}
          >
            {panelTexts.cancel}
          </button>
          <button type="submit" className="panel-button panel-button--danger" aria-busy={isBusy}>
            {texts.suspend}
          </button>
        </div>
      </form>
    </PanelDialog>
  )
}
