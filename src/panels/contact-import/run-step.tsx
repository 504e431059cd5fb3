'use client'

import { useEffect, useState } from 'react'
import { isImportUnderWay } from '#domain/contacts/import-answers'
import { importRunTexts as texts } from '#texts/contacts/import-screen'
import { send } from '../../ui/requests/send'
import { ImportResult } from './import-result'
import { useImport } from './use-import'

type Props = {
  job: string
  onAgain: () => void /** It has ended, or begins to be undone. */
  onChange: () => void
}

export function RunStep({ job, onAgain, onChange }: Props) {
  const [round, setRound] = useState(0)
  const found = useImport(job, round)
  const state = found?.state ?? 'waiting'
  const isUnderWay = isImportUnderWay(state)
  useEffect(() => {
    onChange()
  }, [isUnderWay, onChange])

  const { done = 0, total = 0 } = found ?? {}
  const share = total > 0 ? done / total : 0
  return (
    <div className="import-stack">
      <h2>{texts.title(found?.fileName ?? '')}</h2>
      {!isUnderWay && found ? (
        <ImportResult found={found} onAgain={onAgain} onUndo={() => setRound(round + 1)} />
      ) : (
        <div className="import-two">
          <div className="import-card import-stack">
            <h3>{state === 'undoing' ? texts.undoing : texts.running}</h3>
            <p role="status">
              <b className="import-number">{texts.percent(share)}</b>{' '}
              {total > 0 ? texts.progress(done, total) : texts.planning}
            </p>
            <progress
              className="bulk__bar"
              max={1}
              value={total > 0 ? share : undefined}
              aria-label={texts.states[state]}
            />
            <p className="panel-form__hint">{texts.mayLeave}</p>
          </div>
          {state !== 'undoing' && (
            <div className="import-card import-stack">
              <h3>{texts.ifStopped}</h3>
              <p>{texts.ifStoppedHint}</p>
              <button
                type="button"
                className="panel-button panel-button--secondary"
                onClick={() => void send('DELETE', `/api/contacts/import/${job}`)}
              >
                {texts.stop}
              </button>
            </div>
          )}
        </div>
      )}
    </div>
  )
}
