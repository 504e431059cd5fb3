import type { ChangeField } from '#domain/directory/change-input'
import type { DirectoryKind } from '#domain/directory/directory-kinds'

/** What the page of an entry shows. */
export type Entry = {
  kind: DirectoryKind
  id: string
  name: string
  values: Partial<Record<ChangeField, string | null>>
}

/** Of a call about it: `/api/directory/contacts/<id>/claim`. */
export const callOf = ({ kind, id }: Entry, call: 'changes' | 'claim' | 'claim/code' | 'claim/request') =>
  `/api/directory/${kind}/${id}/${call}`
