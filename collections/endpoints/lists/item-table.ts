import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, Payload, SanitizedCollectionConfig } from 'payload'
import { tableOf } from '#database/connection/sql'

type Expression = ReturnType<typeof sql>
export type ItemTable = {
  collection: SanitizedCollectionConfig
  name: Expression
  title: Expression
  /** The column, or a typed null where items of this kind have none. */
  column: (field: string, type: 'text' | 'timestamptz' | 'boolean') => Expression
}

const columnName = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

export function itemTable(payload: Payload, kind: string): ItemTable | null {
  const collection = payload.collections[kind as CollectionSlug]?.config
  if (!collection) return null
  const has = (field: string) => collection.flattenedFields.some(({ name }) => name === field)
  const titleField = ['title', 'name', 'content'].find(has) ?? 'id'
  return {
    collection,
    name: sql`${tableOf(kind)}`,
    title: sql`${sql.identifier(titleField)}::text`,
    column: (field, type) =>
      has(field) ? sql`${sql.identifier(columnName(field))}::${sql.raw(type)}` : sql`null::${sql.raw(type)}`,
  }
}
