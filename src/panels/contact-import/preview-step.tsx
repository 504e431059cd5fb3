'use client'

import { Icon } from '../../ui/graphics/icon'
import { useEffect, useMemo, useState } from 'react'
import { type ImportPreview, previewStates } from '#domain/contacts/import-answers'
import { choiceCounts, choiceOptions, type ImportChoice, noChoice } from '#domain/contacts/import-choice'
import type { ImportOptions } from '#domain/contacts/import-options'
import { csvOf } from '#domain/formats/csv'
import { IMPORT_ROWS_SHOWN } from '#domain/panel-limits'
import { formatNumber } from '#domain/text/format-number'
import { contactImportTexts } from '#texts/contacts/contact-import'
import { importPreviewTexts as texts, importStepTexts } from '#texts/contacts/import-screen'
import { StackedTable } from '../screen/stacked-table'
import { PreviewRowView } from './preview-row'
import { reasonsIn, type RowFilter, rowsShown } from './rows-shown'

type Props = {
  name: string
  preview: ImportPreview
  isBusy: boolean
  onBack: () => void
  onNext: (choice: ImportOptions) => void
}

export function PreviewStep({ name, preview: { rows, refused }, isBusy, onBack, onNext }: Props) {
  const [choice, setChoice] = useState<ImportChoice>(noChoice)
  const [filter, setFilter] = useState<RowFilter>({ state: null, search: '', reason: '' })
  const [from, setFrom] = useState(0)
  const shown = useMemo(() => rowsShown(rows, filter), [rows, filter])
  const reasons = useMemo(() => reasonsIn(rows), [rows])
  const counts = useMemo(() => choiceCounts(rows, choice), [rows, choice])
  const taken = counts.added + counts.changed
  const ofState = (state: (typeof previewStates)[number]) => rows.filter((row) => row.state === state).length
  useLeavingQuestion(choice !== noChoice)

  function narrow(more: Partial<RowFilter>) {
    setFilter({ ...filter, ...more })
    setFrom(0)
  }

  function tickAll(isTicked: boolean) {
    const all = rows.filter(({ state }) => state === 'new' || state === 'changed').map(({ row }) => row)
    setChoice({ ...choice, unticked: new Set(isTicked ? [] : all) })
  }

  return (
    <div className="import-stack">
      <h2>{texts.title}</h2>
      <p className="panel-form__hint">{texts.about(name, rows.length)}</p>
      <div className="import-chips" role="group" aria-label={texts.filters}>
        {([null, ...previewStates] as const).map((state) => (
          <button
            key={state ?? 'all'}
            type="button"
            aria-pressed={filter.state === state}
            onClick={() => narrow({ state })}
          >
            {state ? texts.chips[state] : texts.all}{' '}
            <span>{formatNumber(state ? ofState(state) : rows.length)}</span>
          </button>
        ))}
      </div>
      <div className="import-row import-tools panel-form">
        <input
          type="search"
          aria-label={texts.search}
          placeholder={texts.searchHint}
          value={filter.search}
          onChange={({ target }) => narrow({ search: target.value })}
        />
        {reasons.length > 0 && (
          <select
            aria-label={texts.reasons}
            value={filter.reason}
            onChange={({ target }) => narrow({ reason: target.value })}
          >
            <option value="">{texts.allReasons}</option>
            {reasons.map(({ key, field, kind, count }) => (
              <option key={key} value={key}>
                {texts.reason(field, kind, count)}
              </option>
            ))}
          </select>
        )}
        <label className="panel-tick">
          <input
            type="checkbox"
            checked={choice.unticked.size === 0}
            onChange={({ target }) => tickAll(target.checked)}
          />
          {texts.tickAll}
        </label>
      </div>
      {shown.length === 0 ? (
        <p className="panel-empty">{texts.nothing}</p>
      ) : (
        <StackedTable label={texts.table} heads={[...texts.heads]}>
          {shown.slice(from, from + IMPORT_ROWS_SHOWN).map((row) => (
            <PreviewRowView key={row.row} row={row} choice={choice} onChoose={setChoice} />
          ))}
        </StackedTable>
      )}
      {shown.length > IMPORT_ROWS_SHOWN && (
        <div className="import-row import-pages">
          <p className="panel-form__hint" role="status">
            {texts.page(from + 1, Math.min(shown.length, from + IMPORT_ROWS_SHOWN), shown.length)}
          </p>
          <button
            type="button"
            className="panel-button panel-button--secondary"
            aria-label={texts.previous}
            disabled={from === 0}
            onClick={() => setFrom(from - IMPORT_ROWS_SHOWN)}
          >
            <Icon icon="chevron-left" />
          </button>
          <button
            type="button"
            className="panel-button panel-button--secondary"
            aria-label={texts.next}
            disabled={from + IMPORT_ROWS_SHOWN >= shown.length}
            onClick={() => setFrom(from + IMPORT_ROWS_SHOWN)}
          >
            <Icon icon="chevron-right" />
          </button>
        </div>
      )}
      <div className="import-foot import-foot--sticky">
        <p role="status">
          <b>{texts.chosen(taken, rows.length)}</b>
          <br />
          {texts.chosenAs(counts.added, counts.changed, counts.skipped)}
        </p>
        <button type="button" className="panel-button panel-button--secondary" onClick={onBack}>
          {importStepTexts.back}
        </button>
        {refused.length > 1 && (
          <button
            type="button"
            className="panel-button panel-button--secondary"
            onClick={() => save(csvOf(refused), contactImportTexts.refusedFileName)}
          >
            {texts.download}
          </button>
        )}
        <button
          type="button"
          className="panel-button panel-button--primary"
          disabled={taken === 0}
          aria-busy={isBusy}
          onClick={() => !isBusy && onNext(choiceOptions(rows, choice))}
        >
          {isBusy ? texts.starting : texts.submit(taken)}
        </button>
      </div>
    </div>
  )
}

function save(text: string, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

/** The browser asks before corrections are lost. */
function useLeavingQuestion(isEdited: boolean) {
  useEffect(() => {
    if (!isEdited) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isEdited])
}
