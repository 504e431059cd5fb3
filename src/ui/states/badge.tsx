import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import { Icon, type IconSource } from '../graphics/icon'

const outlined = 'bg-transparent [box-shadow:inset_0_0_0_1px_var(--color-line-strong)]'

const tones = {
  neutral: 'bg-paper-deep text-ink-soft',
  pin: `text-ink ${outlined}`,
  wait: 'bg-accent-soft text-accent-soft-ink',
  ok: 'bg-primary-soft text-primary-soft-ink',
  bad: 'bg-danger-soft text-danger-soft-ink',
  admin: 'bg-danger text-on-danger',
  moderator: 'bg-info-soft text-info-soft-ink',
  info: 'bg-info-soft text-info-soft-ink',
  draft: `text-ink-mute ${outlined}`,
  new: 'bg-accent text-on-accent',
  mine: 'bg-primary text-on-primary',
}

export type BadgeTone = keyof typeof tones

type BadgeProps = { tone?: BadgeTone; icon?: IconSource; className?: string; children: ReactNode }

export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span className={classNames('badge', tones[tone], className)}>
      {icon && <Icon icon={icon} size={14} />}
      {children}
    </span>
  )
}
