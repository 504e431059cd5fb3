import type { ImportField } from '#domain/contacts/contact-import'
import type { PreviewRow, PreviewState } from '#domain/contacts/import-answers'

/** `reason` is a key of `reasonsIn`. */
export type RowFilter = { state: PreviewState | null; search: string; reason: string }

export function rowsShown(rows: readonly PreviewRow[], { state, search, reason }: RowFilter): PreviewRow[] {
  const words = search.trim().toLowerCase()
  return rows.filter(
    (row) =>
      (!state || row.state === state) &&
      (!reason || keysOf(row).includes(reason)) &&
      (!words ||
        [row.values.name, row.values.city, row.values.phone, String(row.row)].some((value) =>
          value?.toLowerCase().includes(words),
        )),
  )
}

type Reason = { key: string; field: ImportField | null; kind: string; count: number }

/** What is wrong in the file, the most frequent first. */
export function reasonsIn(rows: readonly PreviewRow[]): Reason[] {
  const found = new Map<string, Reason>()
  for (const { problems = [] } of rows)
    for (const { field, kind } of problems) {
      const key = keyOf({ field, kind })
      found.set(key, { key, field, kind, count: (found.get(key)?.count ?? 0) + 1 })
    }
  return [...found.values()].sort((one, other) => other.count - one.count)
}

const keyOf = ({ field, kind }: { field: ImportField | null; kind: string }) => `${field ?? ''} ${kind}`
const keysOf = ({ problems = [] }: PreviewRow) => problems.map(keyOf)
