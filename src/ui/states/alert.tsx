import type { IconName } from '#domain/icon-names'
import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import { Icon } from '../graphics/icon'

type AlertTone = 'info' | 'wait' | 'bad' | 'ok'

const tones: Record<AlertTone, { icon: IconName; box: string; ink: string }> = {
  info: {
    icon: 'info',
    box: 'bg-info-soft border-(--tint-info)',
    ink: 'text-info-soft-ink',
  },
  wait: {
    icon: 'triangle-alert',
    box: 'bg-accent-soft border-(--tint-wait)',
    ink: 'text-accent-soft-ink',
  },
  bad: {
    icon: 'circle-alert',
    box: 'bg-danger-soft border-(--tint-bad)',
    ink: 'text-danger-soft-ink',
  },
  ok: {
    icon: 'circle-check',
    box: 'bg-primary-soft border-(--tint-ok)',
    ink: 'text-primary-soft-ink',
  },
}

type AlertProps = {
  tone?: AlertTone
  icon?: IconName
  title?: string
  /** `alert` for the result of an action, `status` for what can wait. */
  role?: 'alert' | 'status' | 'note'
  className?: string
  children?: ReactNode
}

export function Alert({ tone = 'info', icon, title, role, className, children }: AlertProps) {
  const { icon: usual, box, ink } = tones[tone]
  return (
    <div
      role={role}
      className={classNames(
        'grid grid-cols-[22px_minmax(0,1fr)] gap-x-3 gap-y-1 rounded-lg border px-4 py-3.5 text-ink',
        box,
        className,
      )}
    >
      <Icon icon={icon ?? usual} size={22} className={classNames('mt-0.5', ink)} />
      <div className="min-w-0">
        {title && <strong className="block type-label">{title}</strong>}
        {children}
      </div>
    </div>
  )
}
