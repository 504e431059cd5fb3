import type { ReactNode } from 'react'

type Props = {
  children: ReactNode
  aside?: ReactNode
  /** To be told of what is new (`NotifyLink`). */
  notify?: ReactNode
}

/** Announced to screen readers when a filter changes it. */
export function ListCount({ children, aside, notify }: Props) {
  return (
    <div className="flex min-h-15 flex-wrap items-center justify-between gap-x-4 gap-y-1 pt-3.5 pb-3">
      <p role="status" className="type-label">
        {children}
      </p>
      <span className="flex items-center gap-x-3">
        {aside ? <span className={!notify ? 'type-meta' : 'type-meta max-md:hidden'}>{aside}</span> : null}
        {notify}
      </span>
    </div>
  )
}
