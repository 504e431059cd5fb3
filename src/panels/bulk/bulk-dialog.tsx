'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { type BulkAction, needsReason } from '#domain/panels/bulk-input'
import { REASON_MAX } from '#domain/limits'
import { bulkTexts as texts } from '#texts/panels/bulk'
import { send } from '../../ui/requests/send'
import { PanelDialog } from '../screen/panel-dialog'
import { BulkProgress } from './bulk-progress'
import { type EditableField, FieldValue } from './field-value'

type Props = {
  collection: string
  action: BulkAction
  count: number
  /** Which rows: `ids`, or `where` with `expected`. */
  asked: object
  fields?: EditableField[]
  onClose: (isStarted: boolean) => void
}

export function BulkDialog({ collection, action, count, asked, fields = [], onClose }: Props) {
  const [job, setJob] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [reason, setReason] = useState('')
  const [data, setData] = useState<Record<string, unknown> | null>(null)
  const hasReason = needsReason(action) || action === 'hide'

  async function start() {
    setIsBusy(true)
    const body = { collection, action, ...asked, ...(data && { data }), ...(reason && { reason }) }
    const answer = await send<{ job: string }>('POST', '/api/bulk', body)
    setIsBusy(false)
    if (answer.ok) setJob(answer.data.job)
    else toast.error(answer.message)
  }

  return (
    <PanelDialog title={texts.question(action, count)} onClose={() => onClose(job !== null)}>
      {job ? (
        <BulkProgress job={job} onClose={() => onClose(true)} />
      ) : (
        <form
          className="panel-form"
          onSubmit={(event) => {
            event.preventDefault()
            void start()
          }}
        >
          <p>{action === 'delete' ? texts.sure.delete(count) : texts.sure.other(count)}</p>
          {action === 'update' && <FieldValue fields={fields} onChange={setData} />}
          {hasReason && (
            <>
              <label htmlFor="bulk-reason">{texts.reason}</label>
              <textarea
                id="bulk-reason"
                rows={3}
                required={needsReason(action)}
                maxLength={REASON_MAX}
                value={reason}
                aria-describedby="bulk-reason-hint"
                onChange={({ target }) => setReason(target.value)}
              />
              <p id="bulk-reason-hint" className="panel-form__hint">
                {texts.reasonHint}
              </p>
            </>
          )}
          <div className="panel-dialog__actions">
            <button
              type="button"
              className="panel-button panel-button--secondary"
              onClick={() => onClose(false)}
            >
              {texts.cancel}
            </button>
            <button
              type="submit"
              className="panel-button panel-button--primary"
              aria-busy={isBusy}
              disabled={isBusy}
            >
              {texts.actions[action]}
            </button>
          </div>
        </form>
      )}
    </PanelDialog>
  )
}
