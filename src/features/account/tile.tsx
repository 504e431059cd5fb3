import type { ReactNode } from 'react'
import type { IconSource } from '../../ui/graphics/icon'
import { Icon } from '../../ui/graphics/icon'

type Props = {
  icon: IconSource
  title: string
  badge?: ReactNode
  children: ReactNode
  foot: ReactNode
}

export function Tile({ icon, title, badge, children, foot }: Props) {
  return (
    <article className="flex min-h-53 flex-col gap-3 rounded-lg border border-line bg-surface p-5">
      <div className="flex min-h-touch flex-wrap items-center gap-x-3 gap-y-1.5">
        <div className="grid grid-cols-[24px_minmax(0,1fr)] items-center gap-3 text-primary">
          <Icon icon={icon} size={24} />
          <h2 className="type-card text-ink">{title}</h2>
        </div>
        <span className="ms-auto">{badge}</span>
      </div>
      {children}
      <div className="mt-auto flex flex-wrap items-center gap-2">{foot}</div>
    </article>
  )
}

export const TileBox = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-1 rounded-md bg-paper-deep px-3.5 py-3">{children}</div>
)
