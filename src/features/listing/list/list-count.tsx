import type { ReactNode } from 'react'

type Props = { children: ReactNode; aside?: ReactNode }

/** Announced to screen readers when a filter changes it. */
export function ListCount({ children, aside }: Props) {
  return (
    <div className="flex min-h-15 flex-wrap items-center justify-between gap-x-4 gap-y-1 pt-3.5 pb-3">
      <p role="status" className="type-label">
        {children}
      </p>
      {aside ? <span className="type-meta">{aside}</span> : null}
    </div>
  )
}
