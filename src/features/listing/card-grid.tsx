import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names'

/** One, two or three columns (spec directories §2). Each child is a list item. */
export function CardGrid({ children, label }: { children: ReactNode; label: string }) {
  return (
    <ul
      aria-label={label}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-[repeat(2,minmax(0,1fr))] lg:grid-cols-[repeat(3,minmax(0,1fr))] lg:gap-5"
    >
      {children}
    </ul>
  )
}

type CardProps = { className?: string; children: ReactNode }

/** A card as a list item: its title is the link, and what else can be pressed lies above it. */
export function Card({ className, children }: CardProps) {
  return (
    <li className={classNames('grid grid-cols-[minmax(0,1fr)]', className)}>
      <article className="item-card">{children}</article>
    </li>
  )
}
