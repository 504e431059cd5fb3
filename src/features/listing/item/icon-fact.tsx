import type { IconName } from '#domain/icon-names'
import type { ReactNode } from 'react'
import { Icon } from '../../../ui/graphics/icon'

type Props = { icon: IconName; children: ReactNode }

export const IconFact = ({ icon, children }: Props) => (
  <span className="icon-fact">
    <Icon icon={icon} size={18} />
    <span>{children}</span>
  </span>
)
