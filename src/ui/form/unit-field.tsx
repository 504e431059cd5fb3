import { type ComponentProps, useId } from 'react'
import { FieldFrame } from './field-frame'

type Props = ComponentProps<'input'> & { name: string; label: string; hint?: string; unit: string }

/** A number as people write it (`readNumber`), with what it is a number of. */
export function UnitField({ label, hint, unit, ...input }: Props) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} hint={hint}>
      <span className="unit-field">
        <input
          id={id}
          inputMode="decimal"
          className="input"
          aria-describedby={hint ? `${id}-unit ${id}-hint` : `${id}-unit`}
          {...input}
        />
        <span id={`${id}-unit`}>{unit}</span>
      </span>
    </FieldFrame>
  )
}
