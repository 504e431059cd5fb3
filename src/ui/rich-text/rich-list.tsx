import type { ReactNode } from 'react'
import './rich-list.css'

type ListProps = { isOrdered: boolean; start?: number; children: ReactNode }

export const RichList = ({ isOrdered, start = 1, children }: ListProps) =>
  isOrdered ? (
    <ol start={start} className="rich-list">
      {children}
    </ol>
  ) : (
    <ul className="rich-list">{children}</ul>
  )

/** An item that only holds a nested list has no bullet. */
export const RichListItem = ({ holdsList, children }: { holdsList: boolean; children: ReactNode }) => (
  <li data-bare={holdsList || undefined}>{children}</li>
)
