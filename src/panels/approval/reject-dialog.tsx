'use client'

import { useState } from 'react'
import type { ApprovedKind } from '#domain/moderation/approved-kinds'
import { REASON_MAX } from '#domain/limits'
import { approvalQueueTexts as texts } from '#texts/moderation/approval-queue'
import { PanelDialog } from '../screen/panel-dialog'

type Props = {
  kind: ApprovedKind
  title: string
  isBusy: boolean
  onClose: () => void
  onReject: (reason: string) => void
}

export function RejectDialog({ kind, title, isBusy, onClose, onReject }: Props) {
  const [reason, setReason] = useState('')
  return (
    <PanelDialog title={`${texts.rejectTitle}: ${title}`} onClose={onClose}>
      <form
        className="panel-form"
        onSubmit={(event) => {
          event.preventDefault()
          onReject(reason)
        }}
      >
        <div className="approvals__templates" role="group" aria-label={texts.templatesLabel}>
          {texts.templates[kind].map((template) => (
            <button key={template} type="button" onClick={() => setReason(template)}>
              {template}
            </button>
          ))}
        </div>
        <label htmlFor="rejection-reason">{texts.reason}</label>
        <textarea
          id="rejection-reason"
          rows={4}
          required
          maxLength={REASON_MAX}
          value={reason}
          aria-describedby="rejection-hint"
          onChange={({ target }) => setReason(target.value)}
        />
        <p id="rejection-hint" className="panel-form__hint">
          {texts.reasonHint}
        </p>
        <div className="panel-dialog__actions">
          <button type="button" className="panel-button panel-button--secondary" onClick={onClose}>
            {texts.cancel}
          </button>
          <button
            type="submit"
            className="panel-button panel-button--primary"
            aria-busy={isBusy}
            disabled={isBusy}
          >
            {texts.reject}
          </button>
        </div>
      </form>
    </PanelDialog>
  )
}
