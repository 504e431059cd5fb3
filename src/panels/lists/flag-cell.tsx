'use client'

import type { CheckboxFieldClient, DefaultCellComponentProps } from 'payload'
import { spamTexts } from '#texts/moderation/spam'

type Props = DefaultCellComponentProps<CheckboxFieldClient> & {
  /** The word where the box is ticked, and where it is not. */
  yes?: string
  no?: string
}

/** A chip only where there is something to say. What the site itself hid waits; no moderator did it. */
export function FlagCell({ cellData, field, rowData, yes, no }: Props) {
  if (field.name === 'hidden' && cellData === true && rowData?.isHeld === true)
    return <span className="panel-badge panel-badge--wait">{spamTexts.isHeld}</span>
  const word = cellData === true ? yes : no
  if (!word) return null
  return <span className="panel-badge panel-badge--draft">{word}</span>
}
