'use client'

import type { DefaultCellComponentProps, SelectFieldClient } from 'payload'

const tones: Record<string, 'ok' | 'wait' | 'bad' | 'draft'> = {
  approved: 'ok',
  published: 'ok',
  upcoming: 'ok',
  pending: 'wait',
  unread: 'wait',
  draft: 'draft',
  read: 'draft',
  ongoing: 'ok',
  completed: 'draft',
  cancelled: 'bad',
  rejected: 'bad',
}

/** The state of a row as a chip. */
export function StateCell({ cellData, field }: DefaultCellComponentProps<SelectFieldClient>) {
  if (typeof cellData !== 'string' || !cellData) return null
  const option = field.options?.find((one) => typeof one === 'object' && one.value === cellData)
  const label = typeof option === 'object' && typeof option.label === 'string' ? option.label : cellData
  return <span className={`panel-badge panel-badge--${tones[cellData] ?? 'draft'}`}>{label}</span>
}
