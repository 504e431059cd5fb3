'use client'

import { useState } from 'react'
import { readNumber } from '#domain/text/read-number'
import { bulkTexts as texts } from '#texts/panels/bulk'

export type EditableField = {
  name: string
  label: string
  type: 'text' | 'textarea' | 'email' | 'number' | 'checkbox' | 'select' | 'date'
  options: { value: string; label: string }[]
}
type Props = { fields: EditableField[]; onChange: (data: Record<string, unknown> | null) => void }

const yesOrNo = [
  { value: 'true', label: texts.yes },
  { value: 'false', label: texts.no },
]

/** One field and its new value in all chosen rows. */
export function FieldValue({ fields, onChange }: Props) {
  const [name, setName] = useState('')
  const field = fields.find((one) => one.name === name)
  const options = field?.type === 'checkbox' ? yesOrNo : field?.options
  const set = (value: string) => field && onChange({ [field.name]: valueOf(field, value) })
  return (
    <>
      <label htmlFor="bulk-field">{texts.field}</label>
      <select
        id="bulk-field"
        required
        value={name}
        onChange={({ target }) => {
          setName(target.value)
          onChange(null)
        }}
      >
        <option value="" />
        {fields.map((one) => (
          <option key={one.name} value={one.name}>
            {one.label}
          </option>
        ))}
      </select>
      {field && <label htmlFor="bulk-value">{texts.value}</label>}
      {field && options && options.length > 0 && (
        <select
          key={name}
          id="bulk-value"
          required
          defaultValue=""
          onChange={({ target }) => set(target.value)}
        >
          <option value="" />
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
      {field && !options?.length && (
        <input
          key={name}
          id="bulk-value"
          type={field.type === 'date' ? 'date' : 'text'}
          inputMode={field.type === 'number' ? 'decimal' : undefined}
          onChange={({ target }) => set(target.value)}
        />
      )}
    </>
  )
}

function valueOf({ type }: EditableField, value: string): unknown {
  if (type === 'checkbox') return value === 'true'
  if (value === '') return null
  // What is no number is refused by its name.
  return type === 'number' ? (readNumber(value) ?? value) : value
}
