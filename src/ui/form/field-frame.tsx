import type { ReactNode } from 'react'
import { uiTexts } from '#texts/shell/ui'
import { Icon } from '../graphics/icon'

export type FieldWords = {
  label: string
  hint?: ReactNode
  error?: string
  /** Unmarked fields are required. */
  optional?: boolean
  action?: ReactNode
}

type FieldFrameProps = FieldWords & { id: string; children: ReactNode }

/** Makes screen readers read hint and error with the field. */
export function describedBy(id: string, { hint, error }: FieldWords) {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean)
  return {
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    'aria-invalid': error ? true : undefined,
  }
}

export function FieldFrame({ id, label, hint, error, optional, action, children }: FieldFrameProps) {
  return (
    <div className="grid content-start gap-1.5">
      <div className="flex items-center justify-between gap-3">
        <label htmlFor={id} className="text-[1rem] leading-[1.375rem] font-[600]">
          {label}
          {optional && <span className="font-regular text-ink-mute"> {uiTexts.optional}</span>}
        </label>
        {action}
      </div>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="type-meta">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="flex items-start gap-[7px] text-sm font-medium text-danger-ink">
          <Icon icon="circle-alert" size={18} className="mt-0.5" />
          {error}
        </p>
      )}
    </div>
  )
}
