import { type SyntheticEvent, useId, useState } from 'react'
import type { CountedList } from '#domain/lists/counted-lists'
import { listAddress } from '#domain/lists/list-address'
import { routes } from '#domain/routes'
import { filterSheetTexts as texts } from '#texts/lists/filter-sheet'
import { listFilterTexts } from '#texts/lists/list-controls'
import { Button } from '../../../../ui/buttons/button'
import { Dialog } from '../../../../ui/overlays/dialog'
import { SheetField } from './sheet-field'
import { applyTo, askedWith, cleared, fieldsOf, type SheetField as Field, valuesOf } from './sheet-values'
import { useCounted } from './use-counted'
import './filter-sheet.css'

type Props = {
  open: boolean
  onClose: () => void
  list: CountedList
  /** What holds the fields of the page, which offer and know what is asked now. */
  folded: HTMLElement
}

/** Choices are only counted until they are applied. */
export default function FilterSheet({ open, onClose, list, folded }: Props) {
  const id = useId()
  const [fields] = useState(() => fieldsOf(folded))
  const [values, setValues] = useState(() => valuesOf(fields))
  const counted = useCounted(listAddress(routes.countOf(list), askedWith(folded, values)))
  const isNone = counted?.total === 0

  function apply(event: SyntheticEvent) {
    event.preventDefault()
    if (isNone) return
    onClose()
    applyTo(folded, values)
  }

  const footer = (
    <>
      <Button variant="secondary" className="sheet-button" onClick={() => setValues(cleared(fields))}>
        {listFilterTexts.clear}
      </Button>
      <Button type="submit" form={id} className="sheet-button" aria-disabled={isNone || undefined}>
        {isNone ? texts.none : counted ? texts.show(counted.words) : texts.showAll[list]}
      </Button>
    </>
  )
  const shown = (field: Field) => (
    <SheetField
      key={field.name}
      field={field}
      value={values[field.name]!}
      onValue={(value) => setValues((others) => ({ ...others, [field.name]: value }))}
    />
  )
  const flags = fields.filter(({ kind }) => kind === 'flag')

  return (
    <Dialog open={open} onClose={onClose} title={listFilterTexts.filters} footer={footer}>
      <form id={id} onSubmit={apply} className="grid gap-4">
        {fields.filter((field) => !flags.includes(field)).map(shown)}
        {flags.length > 0 && <div className="sheet-flags">{flags.map(shown)}</div>}
      </form>
      <p role="status" className="sr-only">
        {isNone ? texts.none : counted?.words}
      </p>
    </Dialog>
  )
}
