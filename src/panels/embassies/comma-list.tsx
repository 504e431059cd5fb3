'use client'

import { FieldDescription, TextareaInput, useField } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { useState } from 'react'
import { listOf } from '#domain/embassies/embassy-input'

const shown = (list: string[] | null | undefined) => (list ?? []).join(', ')

export const CommaList: TextFieldClientComponent = ({ field, path: givenPath, readOnly }) => {
  const { disabled, path, setValue, showError, value } = useField<string[]>({
    potentiallyStalePath: givenPath,
  })
  // The text as typed: a comma at its end must not vanish.
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <div onBlur={() => setTyped(null)}>
      <TextareaInput
        Description={<FieldDescription description={field.admin?.description} path={path} />}
        label={field.label}
        onChange={({ target }) => {
          setTyped(target.value)
          setValue(listOf(target.value))
        }}
        path={path}
        readOnly={readOnly || disabled}
        required={field.required}
        rows={2}
        showError={showError}
        value={typed ?? shown(value)}
      />
    </div>
  )
}
