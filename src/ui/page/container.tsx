import type { ReactNode } from 'react'
import { classNames } from '../class-names'

const widths = {
  page: 'max-w-[calc(var(--container-page)+2*var(--spacing-gutter))]',
  list: 'max-w-[calc(var(--container-list)+2*var(--spacing-gutter))]',
  read: 'max-w-[calc(var(--container-read)+2*var(--spacing-gutter))]',
}

type ContainerProps = { width?: keyof typeof widths; className?: string; children: ReactNode }

export function Container({ width = 'page', className, children }: ContainerProps) {
  return <div className={classNames('mx-auto w-full px-gutter', widths[width], className)}>{children}</div>
}
