'use client'

import { type ImportField } from '#domain/contacts/contact-import'
import type { PreviewRow } from '#domain/contacts/import-answers'
import {
  type Decided,
  decided,
  fieldsToMend,
  type ImportChoice,
  type TwinChoice,
} from '#domain/contacts/import-choice'
import { TABLE_CELL_MAX } from '#domain/limits'
import { contactImportTexts } from '#texts/contacts/contact-import'
import { contactTexts } from '#texts/contacts/contacts'
import { importPreviewTexts as texts } from '#texts/contacts/import-screen'
import { Cell } from '../screen/stacked-table'

type Props = { row: PreviewRow; choice: ImportChoice; onChoose: (choice: ImportChoice) => void }

export function PreviewRowView({ row, choice, onChoose }: Props) {
  const found = decided(row, choice)
  const isTickable = row.state === 'new' || row.state === 'changed' || Boolean(found.isMended)
  const mend = (fields: ImportField[]) => <Mend {...{ row, choice, onChoose, found }} only={fields} />

  function tick(isTicked: boolean) {
    const unticked = new Set(choice.unticked)
    if (isTicked) unticked.delete(row.row)
    else unticked.add(row.row)
    onChoose({ ...choice, unticked })
  }

  return (
    <tr>
      <Cell>
        <label className="panel-tick">
          <input
            type="checkbox"
            checked={found.becomes !== 'skipped'}
            disabled={!isTickable}
            aria-label={texts.take(row.row)}
            onChange={({ target }) => tick(target.checked)}
          />
          {texts.row(row.row)}
        </label>
      </Cell>
      <Cell label={texts.heads[1]}>
        <b>
          <Value row={row} field="name" />
        </b>
        <Value row={row} field="category" isBelow />
        <Value row={row} field="specialty" isBelow />
        {mend(['name', 'category', 'specialty'])}
      </Cell>
      <Cell label={texts.heads[2]}>
        <Value row={row} field="city" />
        <Value row={row} field="address" isBelow />
        {mend(['city', 'address'])}
      </Cell>
      <Cell label={texts.heads[3]}>
        <Value row={row} field="phone" />
        <Value row={row} field="email" isBelow />
        {mend(['phone', 'email', 'source'])}
      </Cell>
      <Cell label={texts.heads[4]}>
        <State row={row} found={found} />
        {row.state === 'twin' && row.twin && (
          <select
            className="import-select"
            aria-label={texts.twinChoice(row.row)}
            value={choice.twins.get(row.row) ?? 'leave'}
            onChange={({ target }) =>
              onChoose({
                ...choice,
                twins: new Map(choice.twins).set(row.row, target.value as TwinChoice),
              })
            }
          >
            <option value="leave">{texts.twinChoices.leave}</option>
            {row.twin.id && <option value="merge">{texts.twinChoices.merge}</option>}
            <option value="add">{texts.twinChoices.add}</option>
          </select>
        )}
      </Cell>
    </tr>
  )
}

function State({
  row: { state, before = {}, twin, problems = [] },
  found,
}: {
  row: PreviewRow
  found: Decided
}) {
  const shown = found.isMended ? 'mended' : state
  return (
    <>
      <span className={`import-badge import-badge--${badges[shown]}`}>{texts.states[shown]}</span>
      {state === 'changed' && <p className="panel-form__hint">{texts.changes(Object.keys(before).length)}</p>}
      {twin && <p className="panel-form__hint">{texts.twin(twin)}</p>}
      {!found.isMended &&
        problems
          .filter(({ field }) => !field)
          .map(({ reason }) => (
            <p key={reason} className="panel-form__error">
              {reason}
            </p>
          ))}
    </>
  )
}

const badges = {
  new: 'ok',
  changed: 'info',
  same: 'draft',
  twin: 'wait',
  invalid: 'bad',
  mended: 'ok',
} as const

type ValueProps = { row: PreviewRow; field: ImportField; isBelow?: boolean }

/** The value, with the stored one crossed out before it where it changes. A field that is to be mended shows there. */
function Value({ row, field, isBelow }: ValueProps) {
  const was = row.before?.[field]
  const value = shownValue(field, row.values[field])
  if (fieldsToMend(row).includes(field) || (!value && was === undefined)) return null
  return (
    <span className={isBelow ? 'import-below' : undefined}>
      {was !== undefined && (
        <>
          <del>
            <span className="panel-hidden">{texts.was}</span>
            {shownValue(field, was) || texts.empty}
          </del>{' '}
        </>
      )}
      {was === undefined ? (
        value
      ) : (
        <ins>
          <span className="panel-hidden">{texts.becomes}</span>
          {value || texts.empty}
        </ins>
      )}
    </span>
  )
}

const shownValue = (field: ImportField, value = '') =>
  field === 'category' && Object.hasOwn(contactTexts.categories, value)
    ? contactTexts.categories[value as keyof typeof contactTexts.categories]
    : value

type MendProps = Props & { found: Decided; only: ImportField[] }

/** Fields of a refused row, to be put right in place. */
function Mend({ row, choice, onChoose, found, only }: MendProps) {
  const edited = choice.edits.get(row.row)
  const open = edited ? (found.open ?? []) : null
  return fieldsToMend(row)
    .filter((field) => only.includes(field))
    .map((field) => {
      const problem = open
        ? open.filter((one) => one.field === field).map(contactImportTexts.fieldReason)[0]
        : row.problems?.find((one) => one.field === field)?.reason
      const shared = {
        value: edited?.[field] ?? row.values[field] ?? '',
        'aria-label': `${contactTexts[field]}, ${texts.row(row.row)}`,
        'aria-invalid': problem ? true : undefined,
        onChange: ({ target }: { target: { value: string } }) =>
          onChoose({
            ...choice,
            edits: new Map(choice.edits).set(row.row, { ...edited, [field]: target.value }),
          }),
      }
      return (
        <span key={field} className="panel-form import-mend">
          {field === 'category' ? (
            <select {...shared}>
              {!Object.hasOwn(contactTexts.categories, shared.value) && (
                <option value={shared.value}>{shared.value}</option>
              )}
              {Object.entries(contactTexts.categories).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          ) : (
            <input {...shared} type="text" maxLength={TABLE_CELL_MAX} />
          )}
          {problem && <span className="panel-form__error">{problem}</span>}
        </span>
      )
    })
}
