'use client'

import { FieldDescription, TextInput, useField } from '@payloadcms/ui'
import type { NumberFieldClientComponent, Validate } from 'payload'
import { useCallback, useState } from 'react'
import { readNumber, typedNumber } from '#domain/text/read-number'

const shown = (value: unknown): string =>
  typeof value === 'number' ? typedNumber(value) : typeof value === 'string' ? value : ''

/**
 * In place of Payload's, which keeps the digits before whatever it does not know. What is no number stays as typed and
 * is refused at the field.
 */
export const NumberField: NumberFieldClientComponent = ({ field, path: givenPath, readOnly, validate }) => {
  const { label, max, min, required } = field
  const { description, placeholder } = field.admin ?? {}
  const step = Number(field.admin?.step ?? 1)
  const checked: Validate = useCallback(
    (value, options) => validate?.(value as number, { ...options, max, min, required } as never) ?? true,
    [max, min, required, validate],
  )
  const { customComponents, disabled, path, setValue, showError, value } = useField<number | string | null>({
    potentiallyStalePath: givenPath,
    validate: checked,
  })
  // The text as typed: „4,“ on its way to „4,5“.
  const [typed, setTyped] = useState<string | null>(null)

  function take(text: string) {
    setTyped(text)
    const number = readNumber(text)
    setValue(number === undefined ? text : number)
  }

  function stepBy(steps: number) {
    const next = Math.round((Number(value ?? 0) + steps * step) / step) * step
    const within = Math.min(Math.max(next, min ?? -Infinity), max ?? Infinity)
    if (Number.isFinite(within)) take(typedNumber(Number(within.toFixed(2))))
  }

  return (
    <div onBlur={() => setTyped(null)}>
      <TextInput
        Description={
          customComponents?.Description ?? <FieldDescription description={description} path={path} />
        }
        Error={customComponents?.Error}
        Label={customComponents?.Label}
        htmlAttributes={{ inputMode: Number.isInteger(step) && min === 0 ? 'numeric' : 'decimal' } as object}
        label={label}
        onChange={({ target }: { target: HTMLInputElement }) => take(target.value)}
        onKeyDown={(event) => {
          const steps = { ArrowUp: 1, ArrowDown: -1 }[event.key]
          if (!steps) return
          event.preventDefault()
          stepBy(steps)
        }}
        path={path}
        placeholder={typeof placeholder === 'string' ? placeholder : undefined}
        readOnly={readOnly || disabled}
        required={required}
        showError={showError}
        value={typed ?? shown(value)}
      />
    </div>
  )
}
