import { useId, type ComponentProps } from 'react'
import { describedBy, FieldFrame, type FieldWords } from './field-frame'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'id'> & FieldWords & { id?: string; name: string }

export function TextField({
  id,
  label,
  hint,
  error,
  optional,
  action,
  type = 'text',
  className,
  ...rest
}: TextFieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const words = { label, hint, error, optional, action }
  return (
    <FieldFrame id={fieldId} {...words}>
      <input
        id={fieldId}
        type={type}
        className={className ? `input ${className}` : 'input'}
        {...describedBy(fieldId, words)}
        {...rest}
      />
    </FieldFrame>
  )
}
