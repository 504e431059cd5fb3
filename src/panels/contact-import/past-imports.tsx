'use client'

import { useState } from 'react'
import { isImportUnderWay, type StartedImport } from '#domain/contacts/import-answers'
import { formatNumber } from '#domain/text/format-number'
import { importRunTexts as texts } from '#texts/contacts/import-screen'
import { shownMoment } from '../approval/shown-moment'
import { Cell, StackedTable } from '../screen/stacked-table'
import { KeptContacts } from './import-result'
import { ImportState } from './import-state'
import { UndoImport } from './undo-import'
import type { PastImportsState } from './use-past-imports'

export function PastImports({ imports, problem, reload }: PastImportsState) {
  const [asked, setAsked] = useState<StartedImport | null>(null)
  const past = (imports ?? []).filter(({ state }) => !isImportUnderWay(state))
  return (
    <section className="import-stack" aria-labelledby="past-imports">
      <h2 id="past-imports">{texts.past}</h2>
      {problem && <p className="panel-form__error">{problem}</p>}
      {past.length === 0 ? (
        <p className="panel-empty">{texts.noPast}</p>
      ) : (
        <StackedTable label={texts.past} heads={[...texts.pastHeads]}>
          {past.map((one) => (
            <PastImport key={one.job} one={one} onUndo={() => setAsked(one)} />
          ))}
        </StackedTable>
      )}
      {asked && (
        <UndoImport
          found={asked}
          onClose={(isStarted) => {
            setAsked(null)
            if (isStarted) reload()
          }}
        />
      )}
    </section>
  )
}

function PastImport({ one, onUndo }: { one: StartedImport; onUndo: () => void }) {
  const { job, state, createdAt, fileName, authorName, added, changed, skipped = 0, problem, kept } = one
  const { leftCount, refusedCount, hasRefused, undoUntil } = one
  const [date, added_, changed_, skipped_] = [0, 2, 3, 4].map((at) => texts.pastHeads[at])
  const shownCount = (count: number | undefined) => (count === undefined ? '' : formatNumber(count))
  return (
    <tr>
      <Cell label={date}>{shownMoment(createdAt)}</Cell>
      <Cell>
        <b>{fileName || texts.states[state]}</b>
        <span className="import-below">{authorName ?? texts.unknownAuthor}</span>
        {problem && <span className="import-below">{problem}</span>}
        <KeptContacts kept={kept} />
      </Cell>
      <Cell label={added_}>{shownCount(added)}</Cell>
      <Cell label={changed_}>{shownCount(changed)}</Cell>
      <Cell label={skipped_}>
        {shownCount(added === undefined ? undefined : skipped + leftCount + refusedCount)}
      </Cell>
      <Cell>
        <ImportState state={state} />
      </Cell>
      <Cell>
        <span className="import-row">
          {undoUntil && (
            <button type="button" className="panel-button panel-button--secondary" onClick={onUndo}>
              {texts.undoShort}
            </button>
          )}
          {hasRefused && (
            <a href={`/api/contacts/import/${job}/refused`} download>
              {texts.downloadShort}
            </a>
          )}
        </span>
      </Cell>
    </tr>
  )
}
