import { useId } from 'react'
import { Pills } from '../../../../ui/form/pills'
import { SelectField } from '../../../../ui/form/select-field'
import { SwitchField } from '../../../../ui/form/switch-field'
import { UnitField } from '../../../../ui/form/unit-field'
import type { SheetField as Field, SheetGroup, SheetOption } from './sheet-values'

/** More of them are a list. */
const PILLS_MAX = 6

type Props = { field: Field; value: string; onValue: (value: string) => void }

export function SheetField({ field, value, onValue }: Props) {
  const group = useId()
  const { kind, name, label } = field
  if (kind === 'flag') {
    const { on, hint } = field
    return (
      <SwitchField
        name={name}
        label={label}
        hint={hint}
        checked={value !== ''}
        onChange={(event) => onValue(event.target.checked ? on : '')}
      />
    )
  }
  if (kind === 'number') {
    const { unit, hint } = field
    return (
      <UnitField
        name={name}
        label={label}
        unit={unit}
        hint={hint}
        value={value}
        onChange={(event) => onValue(event.target.value)}
      />
    )
  }
  const { options } = field
  return options.length <= PILLS_MAX && options.every(isOption) ? (
    <Pills name={`${group}-${name}`} label={label} options={options} value={value} onValue={onValue} />
  ) : (
    <SelectField
      name={name}
      label={label}
      options={options}
      value={value}
      onChange={(event) => onValue(event.target.value)}
    />
  )
}

const isOption = (option: SheetOption | SheetGroup): option is SheetOption => !('options' in option)
