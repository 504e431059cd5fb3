import type { IconName } from '#domain/icon-names'
import type { ReactNode } from 'react'
import { Icon } from '../../../ui/graphics/icon'

type Props = { icon: IconName; children: ReactNode }

export const IconFact = ({ icon, children }: Props) => (
  <span className="inline-flex min-w-0 items-start gap-1.5">
    <Icon icon={icon} size={18} className="mt-0.5 text-ink-mute" />
    <span className="min-w-0 wrap-anywhere">{children}</span>
  </span>
)
