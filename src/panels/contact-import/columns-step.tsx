'use client'

import { Icon } from '../../ui/graphics/icon'
import { useState } from 'react'
import type { FileColumn, FileColumns } from '#domain/contacts/import-answers'
import type { ImportOptions } from '#domain/contacts/import-options'
import { importColumns, importSlots, type ImportSlot } from '#domain/contacts/import-values'
import { contactTexts } from '#texts/contacts/contacts'
import { importColumnTexts as texts, importStepTexts } from '#texts/contacts/import-screen'
import { Cell, StackedTable } from '../screen/stacked-table'
import type { Remembered } from './use-remembered'

type Chosen = NonNullable<ImportOptions['columns']>
type Props = {
  name: string
  found: FileColumns
  options: ImportOptions
  remembered: Remembered
  isBusy: boolean
  onBack: () => void
  onHeadRow: (row: number) => void
  onNext: (chosen: Chosen, isKept: boolean) => void
}

const required = ['name', 'city', 'category'] as const

export function ColumnsStep({ name, found, options, remembered, isBusy, ...on }: Props) {
  const [chosen, setChosen] = useState<Chosen>({})
  const [isKept, setIsKept] = useState(true)
  const [headRow, setHeadRow] = useState(String(found.headRow))
  const slotOf = (column: FileColumn) =>
    Object.hasOwn(chosen, column.name) ? chosen[column.name]! : column.slot
  const isOpen = (column: FileColumn) => stateOf(column) === 'open'

  function stateOf(column: FileColumn) {
    if (Object.hasOwn(chosen, column.name)) return chosen[column.name] ? 'chosen' : 'skipped'
    const isRemembered = Object.hasOwn(remembered.columns ?? {}, column.name)
    if (!column.slot) return isRemembered ? 'skipped' : 'open'
    return column.isRecognized ? 'recognized' : 'remembered'
  }

  const open = found.columns.filter(isOpen)
  const fields = new Set(
    found.columns.flatMap((column) => importColumns.find(({ slot }) => slot === slotOf(column))?.field ?? []),
  )

  return (
    <form
      className="import-stack"
      onSubmit={(event) => {
        event.preventDefault()
        const all = found.columns.map((column) => [column.name, slotOf(column)] as const)
        if (!isBusy) on.onNext(Object.fromEntries(all), isKept)
      }}
    >
      <h2>{texts.title}</h2>
      <p className="panel-form__hint">
        {texts.about({ name, rows: found.rows, columns: found.columns.length })}
      </p>
      {open.length > 0 && (
        <div className="import-notice" role="note">
          <Icon icon="triangle-alert" size={22} />
          <p>
            <b>{texts.without(open.length)}</b> {texts.withoutHint}
          </p>
        </div>
      )}
      <div className="import-row">
        <p className="import-needs">
          {texts.required}{' '}
          {required.map((field) => {
            const forAll = field !== 'name' && options.defaults?.[field]
            const isThere = fields.has(field) || Boolean(forAll)
            const label = contactTexts[field]
            return (
              <span
                key={field}
                className={isThere ? 'import-badge import-badge--ok' : 'import-badge import-badge--bad'}
              >
                {isThere && <Icon icon="check" size={14} />}
                {isThere ? (fields.has(field) ? label : texts.forAll(label)) : texts.missing(label)}
              </span>
            )
          })}
        </p>
        <label className="panel-tick">
          <input type="checkbox" checked={isKept} onChange={({ target }) => setIsKept(target.checked)} />
          {texts.remember}
        </label>
      </div>
      <StackedTable label={texts.title} heads={[...texts.heads]}>
        {found.columns.map((column, at) => (
          <tr key={column.name + at} data-open={isOpen(column) || undefined}>
            <Cell>
              <b>{column.name || texts.unnamed(at + 1)}</b>
              <span className="import-samples">{column.samples.join(' · ')}</span>
            </Cell>
            <Cell>
              <select
                className="import-select"
                aria-label={texts.fieldFor(column.name || texts.unnamed(at + 1))}
                value={isOpen(column) ? '' : (slotOf(column) ?? 'none')}
                onChange={({ target: { value } }) =>
                  setChosen({ ...chosen, [column.name]: value === 'none' ? null : (value as ImportSlot) })
                }
              >
                {isOpen(column) && <option value="">{texts.choose}</option>}
                <option value="none">{texts.skip}</option>
                {importSlots.map((slot) => (
                  <option key={slot} value={slot}>
                    {texts.slots[slot]}
                  </option>
                ))}
              </select>
            </Cell>
            <Cell>
              <span className={`import-badge import-badge--${badges[stateOf(column)]}`}>
                {texts.states[stateOf(column)]}
              </span>
            </Cell>
          </tr>
        ))}
      </StackedTable>
      {found.headRow > 0 && (
        <div className="import-row import-head-row">
          <label>
            {texts.headRow}{' '}
            <input
              type="number"
              min={1}
              inputMode="numeric"
              value={headRow}
              onChange={({ target }) => setHeadRow(target.value)}
            />
          </label>
          {Number(headRow) > 0 && Number(headRow) !== found.headRow && (
            <button
              type="button"
              className="panel-button panel-button--secondary"
              onClick={() => on.onHeadRow(Math.trunc(Number(headRow)))}
            >
              {texts.otherHead}
            </button>
          )}
          {found.above.length > 0 && (
            <p className="panel-form__hint">
              {texts.above(found.above.map(({ text }) => text.slice(0, 80)))}
            </p>
          )}
        </div>
      )}
      <div className="import-foot">
        <button type="button" className="panel-button panel-button--secondary" onClick={on.onBack}>
          {importStepTexts.back}
        </button>
        <button type="submit" className="panel-button panel-button--primary" aria-busy={isBusy}>
          {isBusy ? texts.preparing : texts.next}
        </button>
      </div>
    </form>
  )
}

const badges = { remembered: 'ok', recognized: 'info', chosen: 'ok', skipped: 'draft', open: 'wait' } as const
