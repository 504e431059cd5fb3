import type { ComponentProps } from 'react'
import { Icon } from '../graphics/icon'

export type Option = string | { value: string; label: string }
export type OptionGroup = { label: string; options: readonly Option[] }

type Props = Omit<ComponentProps<'select'>, 'children'> & {
  options: readonly (Option | OptionGroup)[]
  placeholder?: string
}

export function SelectBox({ options, placeholder, ...rest }: Props) {
  return (
    <span className="relative block">
      <select className="input" {...rest}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((one) =>
          typeof one === 'object' && 'options' in one ? (
            <optgroup key={one.label} label={one.label}>
              {one.options.map(toOption)}
            </optgroup>
          ) : (
            toOption(one)
          ),
        )}
      </select>
      <Icon
        icon="chevron-down"
        size={18}
        className="pointer-events-none absolute end-3.5 top-[15px] text-ink-soft"
      />
    </span>
  )
}

function toOption(option: Option) {
  const { value, label } = typeof option === 'string' ? { value: option, label: option } : option
  return (
    <option key={value} value={value}>
      {label}
    </option>
  )
}
