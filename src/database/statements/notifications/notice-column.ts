import { sql } from '@payloadcms/db-postgres'
import {
  fieldOf,
  isOnAtFirst,
  type NoticeChannel,
  type NoticeField,
  type NoticeKind,
} from '#domain/notifications/notice-kinds'

const inSnakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

export const noticeColumn = (field: NoticeField) => sql.identifier(inSnakeCase(field))

/** Whether a member, a row of `users`, wants to be told of this kind there. */
export function isWanted(kind: NoticeKind, channel: NoticeChannel) {
  const field = fieldOf(kind, channel)
  return field ? sql`coalesce(${noticeColumn(field)}, ${isOnAtFirst(field)})` : sql`false`
}
