'use client'

import { useId } from 'react'

type Props<Value extends string> = {
  label: string
  chosen: Value
  options: { value: Value; label: string }[]
  onChoose: (value: Value) => void
}

/** One of a few, all in sight. */
export function Choices<Value extends string>({ label, chosen, options, onChoose }: Props<Value>) {
  const name = useId()
  return (
    <fieldset className="panel-choice">
      <legend>{label}</legend>
      {options.map(({ value, label: word }) => (
        <label key={value}>
          <input type="radio" name={name} checked={chosen === value} onChange={() => onChoose(value)} />
          {word}
        </label>
      ))}
    </fieldset>
  )
}
