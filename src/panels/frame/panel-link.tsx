'use client'

import { Link, useConfig } from '@payloadcms/ui'
import type { ReactNode } from 'react'

type Props = {
  /** Below the path of the panel. */
  to: string
  className?: string
  /** For screen readers, where the words alone do not say of what. */
  label?: string
  isCurrent?: boolean
  children: ReactNode
}

export function PanelLink({ to, className, label, isCurrent, children }: Props) {
  const { config } = useConfig()
  return (
    <Link
      href={config.routes.admin + to}
      prefetch={false}
      className={className}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {children}
    </Link>
  )
}
