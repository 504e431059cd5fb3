import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names'

type GridProps = {
  label: string
  /** On the widest screens. */
  columns?: 2 | 3
  children: ReactNode
}

/** Each child is a list item. */
export function CardGrid({ children, label, columns = 3 }: GridProps) {
  return (
    <ul
      aria-label={label}
      data-list
      className={classNames(
        'card-grid grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-[repeat(2,minmax(0,1fr))] lg:gap-5',
        columns === 3 && 'lg:grid-cols-[repeat(3,minmax(0,1fr))]',
      )}
    >
      {children}
    </ul>
  )
}

type CardProps = { className?: string; isMarked?: boolean; children: ReactNode }

export function Card({ className, isMarked, children }: CardProps) {
  return (
    <li className={className}>
      <article className={classNames('item-card', isMarked && 'item-card-own')}>{children}</article>
    </li>
  )
}
