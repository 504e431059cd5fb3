'use client'

import { useState } from 'react'
import { blockedPageTexts as texts } from '#texts/account/blocks'
import { EmptyState } from '../../../ui/page/empty-state'
import { unblock } from '../../community/blocks/block-calls'
import { deleteLater, useDeleted } from '../../community/deletions'
import { keepFocus } from '../../community/keep-focus'
import { BlockedRow } from './blocked-row'
import type { OwnBlock } from './queries'

const placeOf = ({ id }: OwnBlock) => `block-${id}`

/** A row is gone at once; taken back, it is where it was. */
export function BlockedList({ blocks }: { blocks: OwnBlock[] }) {
  const [rows, setRows] = useState<readonly (OwnBlock & { isEnded?: boolean })[]>(blocks)
  const deleted = useDeleted()
  const shown = rows.filter(({ id, isEnded }) => !isEnded && !deleted.has(id))

  const change = (id: string, next: { id?: string; isEnded: boolean }) =>
    setRows((all) => all.map((row) => (row.id === id ? { ...row, ...next } : row)))

  async function end(row: OwnBlock) {
    const { id, person } = row
    const place = placeOf(row)
    // Who is gone cannot be blocked anew, so the row waits until nobody can take it back.
    if (!person)
      return deleteLater({
        id,
        place,
        path: `/api/blocks/${id}`,
        success: texts.ended,
        failure: texts.endFailed,
      })
    keepFocus(place)
    change(id, { isEnded: true })
    const onUndone = (again: string) => change(id, { id: again, isEnded: false })
    if (!(await unblock(person, id, { onUndone }))) change(id, { isEnded: false })
  }

  if (shown.length === 0)
    return <EmptyState icon="user-round-x" title={texts.emptyTitle} text={texts.emptyText} />
  return (
    <ul tabIndex={-1} className="lines-between overflow-clip rounded-lg border border-line bg-surface">
      {shown.map((row) => (
        <BlockedRow key={row.id} place={placeOf(row)} block={row} onEnd={() => void end(row)} />
      ))}
    </ul>
  )
}
