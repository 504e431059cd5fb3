import { sql } from '@payloadcms/db-postgres'
import type { FlattenedArrayField, PayloadRequest, SanitizedCollectionConfig, Where } from 'payload'
import { isMembersPurpose } from '#domain/files/pictures'
import type { Rule } from './rules'
import { visibleRows } from './visibility/visible'

/** Members upload pictures for their own items, never for the editors' library. */
export const membersPictures: Rule = ({ req, data }) =>
  Boolean(req.user) && isMembersPurpose((data as { purpose?: unknown } | undefined)?.purpose)

/** Without those that staff took down and keeps. */
export const ownPictures: Rule = ({ req }) =>
  req.user ? { owner: { equals: req.user.id }, keptUntil: { exists: false } } : false

/** Pictures shown by an item that the requester may see (docs/decisions/036-pictures-of-hidden-items.md). */
export const shownPictures: Rule = ({ req, isReadingStaticFile }) => {
  // The row is read again for a file (hooks/files/stored-file.ts), so hidden files answer 404 and not 403.
  if (isReadingStaticFile) return true
  // Undefined only for the panels' general permissions, which go to the browser and cannot contain SQL.
  if (isReadingStaticFile === undefined) return { id: { exists: true } }
  return shownIn(req)
}

/** A Payload path cannot express „referenced by“, so the condition is SQL that knows its row. */
function shownIn({ payload, user }: PayloadRequest): Where {
  const places = Object.values(payload.collections).flatMap(({ config }) => placesIn(config, user?.id))
  return { id: { equals: sql`(select media.id where ${sql.join(places, sql` or `)})` } }
}

type Config = SanitizedCollectionConfig

function placesIn(config: Config, caller: unknown) {
  const table = sql.identifier(config.slug.replaceAll('-', '_'))
  const isOwned = config.flattenedFields.some(({ name }) => name === 'owner')
  const rows = visibleRows(config)
  const seen = caller && isOwned ? sql`(${rows} or owner_id = ${caller})` : rows
  return config.flattenedFields.flatMap((field) => {
    if (field.type === 'array') return rowsIn({ table: config.slug, array: field, seen })
    const column = snakeCase(field.name)
    if ('relationTo' in field && field.relationTo === 'media')
      return sql`exists (select 1 from ${table} where ${sql.identifier(`${column}_id`)} = media.id and ${seen})`
    // PostgreSQL plans EXISTS badly here: it scans all texts, hoping for an early match. So the rows are counted.
    if (field.type === 'richText')
      return sql`(select count(*) from ${table} where ${standsInText(column)} and ${seen}) > 0`
    return []
  })
}

type Rows = { table: string; array: FlattenedArrayField; seen: ReturnType<typeof sql> }

function rowsIn({ table, array, seen }: Rows) {
  const [parent, rows] = [table, `${table}_${array.name}`].map((name) =>
    sql.identifier(name.replaceAll('-', '_')),
  )
  return array.flattenedFields.flatMap((field) => {
    if (!('relationTo' in field) || field.relationTo !== 'media') return []
    const column = sql.identifier(`${snakeCase(field.name)}_id`)
    return sql`exists (select 1 from ${rows} where ${column} = media.id
      and exists (select 1 from ${parent} where ${parent}.id = ${rows}._parent_id and ${seen}))`
  })
}

/** In rich text a picture is only an id. An index over the same expression serves this. */
const standsInText = (column: string) => sql`${idsIn(column)} @> to_jsonb(media.id)`

const idsIn = (column: string) =>
  sql`jsonb_path_query_array(${sql.identifier(column)}, 'strict $.** ? (@ like_regex "^[0-9a-f-]{36}$")')`

const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
