'use client'

import { useState } from 'react'
import type { StartedImport } from '#domain/contacts/import-answers'
import { formatNumber } from '#domain/text/format-number'
import { importRunTexts as texts } from '#texts/contacts/import-screen'
import { shownMoment } from '../approval/shown-moment'
import { PanelLink } from '../frame/panel-link'
import { ImportState } from './import-state'
import { UndoImport } from './undo-import'

type Props = { found: StartedImport; onAgain: () => void; onUndo: () => void }

export function ImportResult({ found, onAgain, onUndo }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  const { job, state, endedAt, problem, kept, undoUntil, hasRefused, refusedCount, leftCount } = found
  const { added = 0, changed = 0, skipped = 0 } = found
  const isWritten = state === 'done' || state === 'undone'
  const figures = [
    [texts.added, added, texts.addedHint],
    [texts.changed, changed, texts.changedHint],
    [texts.skipped, skipped + leftCount + refusedCount, texts.skippedHint(skipped, leftCount, refusedCount)],
  ] as const
  return (
    <div className="import-card import-stack">
      <p className="import-row" role="status">
        <ImportState state={state} /> {endedAt && shownMoment(endedAt)}
      </p>
      {problem && <p className="panel-form__error">{problem}</p>}
      {isWritten ? (
        <dl className="import-figures">
          {figures.map(([label, count, hint]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="import-number">{formatNumber(count)}</dd>
              <dd className="panel-form__hint">{hint}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>{texts.nothingWritten}</p>
      )}
      <KeptContacts kept={kept} />
      <div className="import-row">
        <button type="button" className="panel-button panel-button--primary" onClick={onAgain}>
          {texts.again}
        </button>
        {hasRefused && (
          <a
            className="panel-button panel-button--secondary"
            href={`/api/contacts/import/${job}/refused`}
            download
          >
            {texts.download(refusedCount)}
          </a>
        )}
        <PanelLink to="/collections/contacts" className="panel-button panel-button--secondary">
          {texts.see}
        </PanelLink>
        {undoUntil && (
          <button
            type="button"
            className="panel-button panel-button--danger"
            onClick={() => setIsAsking(true)}
          >
            {texts.undo}
          </button>
        )}
      </div>
      {undoUntil && <p className="panel-form__hint">{texts.undoUntil(shownMoment(undoUntil))}</p>}
      {isAsking && (
        <UndoImport
          found={found}
          onClose={(isStarted) => {
            setIsAsking(false)
            if (isStarted) onUndo()
          }}
        />
      )}
    </div>
  )
}

export function KeptContacts({ kept }: Pick<StartedImport, 'kept'>) {
  if (!kept || kept.length === 0) return null
  return (
    <div>
      <p>{texts.kept}</p>
      <ul className="import-kept">
        {kept.map(({ id, name }) => (
          <li key={id}>
            <PanelLink to={`/collections/contacts/${id}`}>{name}</PanelLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
