import { useId } from 'react'

type Props = {
  name: string
  label: string
  problem?: string
  hint?: string
  type?: 'text' | 'email' | 'password' | 'tel' | 'search' | 'date' | 'datetime-local'
  isRequired?: boolean
  defaultValue?: string
  /** With `onChange`: kept by whoever shows the field. */
  value?: string
  onChange?: (value: string) => void
  maxLength?: number
  autoComplete?: string
  /** A select instead of a line. */
  options?: { value: string; label: string }[]
  /** A text of several lines. */
  rows?: number
}

/** A field of a form of ours: label, hint, and the problem at the field itself. */
export function PanelField({
  label,
  problem,
  hint,
  isRequired,
  options,
  rows,
  type,
  onChange,
  ...field
}: Props) {
  const id = useId()
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  const shared = {
    ...field,
    ...(onChange && { onChange: ({ target }: { target: { value: string } }) => onChange(target.value) }),
    id,
    'aria-required': isRequired || undefined,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': described || undefined,
  }
  return (
    <div className="panel-form">
      <label htmlFor={id}>
        {label}
        {isRequired && (
          <span className="required" aria-hidden>
            {' '}
            *
          </span>
        )}
      </label>
      {options ? (
        <select {...shared}>
          {options.map(({ value, label: name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      ) : rows ? (
        <textarea {...shared} rows={rows} />
      ) : (
        <input autoComplete="off" {...shared} type={type ?? 'text'} />
      )}
      {hint && (
        <p id={`${id}-hint`} className="panel-form__hint">
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className="panel-form__error">
          {problem}
        </p>
      )}
    </div>
  )
}
