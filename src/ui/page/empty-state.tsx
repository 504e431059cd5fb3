import type { ReactNode } from 'react'
import { Icon, type IconSource } from '../graphics/icon'

type EmptyStateProps = {
  icon: IconSource
  title: string
  text?: ReactNode
  actions?: ReactNode
  role?: 'alert' | 'status'
  /** 1: it is all that the page says. */
  level?: 1 | 2 | 3
}

export function EmptyState({ icon, title, text, actions, role, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div
      role={role}
      className="grid content-center justify-items-center gap-2.5 rounded-lg border border-dashed border-line-strong px-6 py-12 text-center"
    >
      <Icon icon={icon} size={36} className="text-ink-mute" />
      <Heading className="type-card wrap-anywhere">{title}</Heading>
      {text && <p className="max-w-[34rem] text-ink-soft">{text}</p>}
      {actions && <div className="mt-1.5 flex flex-wrap items-center justify-center gap-3">{actions}</div>}
    </div>
  )
}
