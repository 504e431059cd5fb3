import type { ReactNode } from 'react'
import { classNames } from '../class-names'

type ListProps = { isOrdered: boolean; start?: number; children: ReactNode }

export function RichList({ isOrdered, start = 1, children }: ListProps) {
  const look = 'grid gap-[0.5em]'
  if (!isOrdered) return <ul className={look}>{children}</ul>
  return (
    <ol
      start={start}
      className={classNames(
        look,
        'list-decimal ps-6.5 [&_::marker]:font-[600] [&_::marker]:text-accent-soft-ink',
      )}
    >
      {children}
    </ol>
  )
}

const lozenge =
  'before:absolute before:start-1 before:top-[0.72em] before:size-2 before:rotate-45 before:rounded-[1px] before:bg-accent-line'

type ItemProps = { isOrdered: boolean; holdsList: boolean; children: ReactNode }

/** An item that only holds a nested list has no bullet. */
export function RichListItem({ isOrdered, holdsList, children }: ItemProps) {
  if (isOrdered) return <li className={holdsList ? 'list-none' : undefined}>{children}</li>
  return <li className={classNames('relative ps-6.5', !holdsList && lozenge)}>{children}</li>
}
