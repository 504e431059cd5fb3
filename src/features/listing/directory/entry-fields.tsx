import { type ChangeField, changeFields } from '#domain/directory/change-input'
import type { DirectoryKind } from '#domain/directory/directory-kinds'
import { STORE_HOURS_MAX } from '#domain/stores/store-input'
import { changeTexts as texts } from '#texts/directory/changes'
import { TextField } from '../../../ui/form/field'
import { TextAreaField } from '../../../ui/form/text-area-field'
import type { Form } from '../../../ui/form/use-form'

const types: Partial<Record<ChangeField, 'tel' | 'email'>> = { phone: 'tel', email: 'email' }

type Props = {
  kind: DirectoryKind
  values: Partial<Record<ChangeField, string | null>>
  field: Form['field']
}

/** Filled in with what the entry says now. */
export function EntryFields({ kind, values, field }: Props) {
  return changeFields[kind].map((name) =>
    name === 'hours' ? (
      <TextAreaField
        key={name}
        {...field(name)}
        label={texts.fields[name]}
        defaultValue={values[name] ?? ''}
        max={STORE_HOURS_MAX}
        rows={3}
      />
    ) : (
      <TextField
        key={name}
        {...field(name)}
        label={texts.fields[name]}
        type={types[name] ?? 'text'}
        autoComplete="off"
        defaultValue={values[name] ?? ''}
      />
    ),
  )
}
