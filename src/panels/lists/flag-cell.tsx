'use client'

import type { CheckboxFieldClient, DefaultCellComponentProps } from 'payload'

type Props = DefaultCellComponentProps<CheckboxFieldClient> & {
  /** The word where the box is ticked, and where it is not. */
  yes?: string
  no?: string
}

/** A chip only where there is something to say. */
export function FlagCell({ cellData, yes, no }: Props) {
  const word = cellData === true ? yes : no
  if (!word) return null
  return <span className="panel-badge panel-badge--draft">{word}</span>
}
