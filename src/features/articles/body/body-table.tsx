import type { ReactNode } from 'react'
import { newsTexts } from '#texts/articles/articles'

/** Focusable, so that the keyboard can scroll wide tables too. */
export function BodyTable({ children }: { children: ReactNode }) {
  return (
    <div
      role="region"
      aria-label={newsTexts.table}
      tabIndex={0}
      className="my-[1.6em] overflow-x-auto rounded-lg border border-line bg-surface font-sans"
    >
      <table className="w-full text-sm">
        <tbody className="[&>tr+tr>*]:border-t [&>tr+tr>*]:border-line">{children}</tbody>
      </table>
    </div>
  )
}

type CellProps = { header: number; colSpan?: number; rowSpan?: number; children: ReactNode }

/** Indexed by Lexical's `headerState`: 1 is a header row, 2 a header column, 3 both. */
const scopes = ['', 'col', 'row', 'col'] as const

export function BodyTableCell({ header, colSpan = 1, rowSpan = 1, children }: CellProps) {
  const span = { colSpan: colSpan > 1 ? colSpan : undefined, rowSpan: rowSpan > 1 ? rowSpan : undefined }
  const scope = scopes[header]
  if (!scope)
    return (
      <td {...span} className="min-w-30 px-3.5 py-2.5 align-top">
        {children}
      </td>
    )
  return (
    <th
      {...span}
      scope={scope}
      className="min-w-30 bg-paper-deep px-3.5 py-2.5 text-start align-top font-[600] text-ink-soft"
    >
      {children}
    </th>
  )
}
