import { useId } from 'react'
import { Icon } from '../graphics/icon'
import { Choice } from './choice'
import type { Option } from './select-box'

type Props = {
  name: string
  label: string
  options: readonly Option[]
  error?: string
  defaultValue?: string
}

export function RadioGroup({ name, label, options, error, defaultValue }: Props) {
  const errorId = useId()
  return (
    <fieldset
      aria-describedby={error ? errorId : undefined}
      aria-invalid={error ? true : undefined}
      tabIndex={-1}
      className="grid gap-1 rounded-md"
    >
      <legend className="mb-1 text-[1rem] leading-[1.375rem] font-[600]">{label}</legend>
      {options.map((option) => {
        const { value, label: words } = typeof option === 'string' ? { value: option, label: option } : option
        return (
          <Choice
            key={value}
            type="radio"
            name={name}
            value={value}
            label={words}
            defaultChecked={value === defaultValue}
          />
        )
      })}
      {error && (
        <p id={errorId} className="flex items-start gap-[7px] text-sm font-medium text-danger-ink">
          <Icon icon="circle-alert" size={18} className="mt-0.5" />
          {error}
        </p>
      )}
    </fieldset>
  )
}
