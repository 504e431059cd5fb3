import type { IconName } from '#domain/icon-names'
import type { ReactNode } from 'react'
import { Icon } from '../../../ui/graphics/icon'

type Props = { icon: IconName; children: ReactNode }

export const DetailLine = ({ icon, children }: Props) => (
  <div className="detail-line">
    <Icon icon={icon} />
    <div>{children}</div>
  </div>
)

type LinkProps = Props & { href: string; external?: boolean }

export const DetailLink = ({ icon, href, external, children }: LinkProps) => (
  <a href={href} {...(external ? { target: '_blank', rel: 'noopener' } : {})} className="detail-line">
    <Icon icon={icon} />
    <span>{children}</span>
  </a>
)
