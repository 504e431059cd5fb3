import { type ComponentProps, useId } from 'react'
import './switch-field.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'role' | 'className'> & { label: string; hint?: string }

export function SwitchField({ label, hint, ...input }: Props) {
  const id = useId()
  return (
    <label className="grid min-h-touch grid-cols-[1fr_auto] items-center gap-4 border-t border-line py-2">
      <span className="grid">
        <span id={`${id}-name`} className="type-label">
          {label}
        </span>
        {hint && (
          <span id={`${id}-about`} className="type-meta">
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        className="switch"
        aria-labelledby={`${id}-name`}
        aria-describedby={hint && `${id}-about`}
        {...input}
      />
    </label>
  )
}
