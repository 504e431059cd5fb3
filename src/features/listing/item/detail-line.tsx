import type { IconName } from '#domain/icon-names'
import type { ReactNode } from 'react'
import { Icon } from '../../../ui/graphics/icon'

type Props = { icon: IconName; children: ReactNode }

export const DetailLine = ({ icon, children }: Props) => (
  <div className="grid grid-cols-[20px_minmax(0,1fr)] gap-3 text-[1rem] leading-[1.4rem]">
    <Icon icon={icon} className="mt-px text-ink-mute" />
    <div className="min-w-0 wrap-anywhere">{children}</div>
  </div>
)

type LinkProps = Props & { href: string; external?: boolean }

export const DetailLink = ({ icon, href, external, children }: LinkProps) => (
  <a
    href={href}
    {...(external ? { target: '_blank', rel: 'noopener' } : {})}
    className="grid min-h-touch grid-cols-[20px_minmax(0,1fr)] items-center gap-3 text-[1rem] leading-[1.4rem] font-medium text-link no-underline hover:underline"
  >
    <Icon icon={icon} className="text-ink-mute" />
    <span className="min-w-0 wrap-anywhere">{children}</span>
  </a>
)
