import { useId } from 'react'
import { SelectField } from '../../../../ui/form/select-field'
import { SwitchField } from '../../../../ui/form/switch-field'
import { UnitField } from '../../../../ui/form/unit-field'
import type { SheetField as Field, SheetGroup, SheetOption } from './sheet-values'

/** More of them are a list. */
const PILLS_MAX = 6

type Props = { field: Field; value: string; onValue: (value: string) => void }

export function SheetField({ field, value, onValue }: Props) {
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
    <Pills name={name} label={label} options={options} value={value} onValue={onValue} />
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

type PillsProps = Omit<Props, 'field'> & { name: string; label: string; options: readonly SheetOption[] }

function Pills({ name, label, options, value, onValue }: PillsProps) {
  const group = useId()
  return (
    <fieldset className="pills">
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="pill">
          <input
            type="radio"
            name={`${group}-${name}`}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValue(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
