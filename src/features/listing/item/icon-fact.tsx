import type { ReactNode } from 'react'
import type { IconName } from '#domain/icon-names'
import { Icon } from '../../../ui/graphics/icon'

type Props = { icon: IconName; size?: number; children: ReactNode }

export const IconFact = ({ icon, size = 18, children }: Props) => (
  <span className="icon-fact">
    <Icon icon={icon} size={size} />
    <span>{children}</span>
  </span>
)
