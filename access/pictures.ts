import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest, SanitizedCollectionConfig, Where } from 'payload'
import { isMembersPurpose } from '#domain/files/pictures'
import { publicRows } from './public-rows'
import type { Rule } from './rules'

/** Members upload pictures for what is their own, never for the library of the editors. */
export const membersPictures: Rule = ({ req, data }) =>
  Boolean(req.user) && isMembersPurpose((data as { purpose?: unknown } | undefined)?.purpose)

/**
 * Pictures that something shows which whoever asks may see: everybody what is public, owners what is theirs. One that
 * stands only in what is hidden, unpublished or gone is gone with it
 * (docs/decisions/036-pictures-of-hidden-items.md).
 */
export const shownPictures: Rule = ({ req, isReadingStaticFile }) => {
  // A file asks again for its row (hooks/files/stored-file.ts): what is hidden is missing, not forbidden.
  if (isReadingStaticFile) return true
  // Only the panels ask without saying it: what somebody may do at all. Their answer goes to the browser, which takes
  // no piece of SQL; whoever then reads is asked again.
  if (isReadingStaticFile === undefined) return { id: { exists: true } }
  return shownIn(req)
}

/** No path of Payload's says „of which one refers to it“; a value may be a piece of SQL, and this one knows its row. */
function shownIn({ payload, user }: PayloadRequest): Where {
  const places = Object.values(payload.collections).flatMap(({ config }) => placesIn(config, user?.id))
  return { id: { equals: sql`(select media.id where ${sql.join(places, sql` or `)})` } }
}

type Config = SanitizedCollectionConfig

function placesIn(config: Config, caller: unknown) {
  const table = sql.identifier(config.slug.replaceAll('-', '_'))
  const isOwned = config.flattenedFields.some(({ name }) => name === 'owner')
  const seen = caller && isOwned ? sql`(${publicRows(config)} or owner_id = ${caller})` : publicRows(config)
  return config.flattenedFields.flatMap((field) => {
    const column = snakeCase(field.name)
    if ('relationTo' in field && field.relationTo === 'media')
      return sql`exists (select 1 from ${table} where ${sql.identifier(`${column}_id`)} = media.id and ${seen})`
    // Counted: whether one exists PostgreSQL finds out by reading all texts, in the hope of meeting it soon.
    if (field.type === 'richText')
      return sql`(select count(*) from ${table} where ${standsInText(column)} and ${seen}) > 0`
    return []
  })
}

/** Inside a text of the editor a picture is only an id. An index over the same expression answers this. */
const standsInText = (column: string) => sql`${idsIn(column)} @> to_jsonb(media.id)`

const idsIn = (column: string) =>
  sql`jsonb_path_query_array(${sql.identifier(column)}, 'strict $.** ? (@ like_regex "^[0-9a-f-]{36}$")')`

const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
