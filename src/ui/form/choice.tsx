import type { ComponentProps, ReactNode } from 'react'

type Props = Omit<ComponentProps<'input'>, 'type'> & {
  type: 'checkbox' | 'radio'
  label: ReactNode
  hint?: ReactNode
}

export function Choice({ label, hint, ...input }: Props) {
  return (
    <label className="choice">
      <input {...input} />
      <span className="min-w-0">
        {label}
        {hint && <span className="block type-meta">{hint}</span>}
      </span>
    </label>
  )
}
