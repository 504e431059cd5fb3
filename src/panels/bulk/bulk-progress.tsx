'use client'

import { isUnderWay } from '#domain/panels/bulk-input'
import { bulkTexts as texts } from '#texts/panels/bulk'
import { send } from '../../ui/requests/send'
import { useBulkJob } from './use-bulk-job'

export function BulkProgress({ job, onClose }: { job: string; onClose: () => void }) {
  const progress = useBulkJob(job)
  const { state = 'waiting', total = 1, done = 0, failedCount = 0, failed = [] } = progress ?? {}
  const isRunning = isUnderWay(state)
  return (
    <div className="panel-form">
      <p role="status">
        {isRunning ? texts.states[state] : `${texts.states[state]}. ${texts.finished(done)}`}
      </p>
      {isRunning && (
        <>
          <progress
            className="bulk__bar"
            max={total}
            value={done + failedCount}
            aria-label={texts.states.running}
          />
          <p>{texts.progress(done + failedCount, total)}</p>
          <p className="panel-form__hint">{texts.mayLeave}</p>
        </>
      )}
      {failedCount > 0 && (
        <>
          <p className="panel-form__error">{texts.failed(failedCount)}</p>
          <ul className="bulk__failed">
            {failed.map(({ id, title, reason }) => (
              <li key={id}>
                <b>{title ?? id}</b>: {reason}
              </li>
            ))}
          </ul>
          <a href={`/api/bulk/${job}/failed`} download>
            {texts.download}
          </a>
        </>
      )}
      <div className="panel-dialog__actions">
        {isRunning && (
          <button
            type="button"
            className="panel-button panel-button--secondary"
            onClick={() => void send('DELETE', `/api/bulk/${job}`)}
          >
            {texts.stop}
          </button>
        )}
        <button type="button" className="panel-button panel-button--primary" onClick={onClose}>
          {texts.close}
        </button>
      </div>
    </div>
  )
}
