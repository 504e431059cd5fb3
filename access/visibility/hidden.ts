import { sql } from '@payloadcms/db-postgres'
import type { Where } from 'payload'
import { isStaff, type Viewer } from '#domain/roles'
import type { VisibilityRule } from './rule'

export const notHidden: VisibilityRule = {
  fields: ['hidden'],
  trait: 'hideable',
  where: () => ({ hidden: { not_equals: true } }),
  sql: () => sql`hidden is not true`,
  holds: ({ hidden }) => hidden !== true,
}

/** As the table says it of topics and comments: authors see their own, staff everything. */
export function notHiddenFor(viewer: Viewer) {
  if (isStaff(viewer)) return sql`true`
  return viewer ? sql`(${notHidden.sql()} or owner_id = ${viewer.id})` : notHidden.sql()
}

/** Where even authors do not see what staff have hidden: their own while it waits for staff. */
export const notHiddenOrHeldFor = (viewer: Viewer) =>
  viewer ? sql`(${notHidden.sql()} or (is_held and owner_id = ${viewer.id}))` : notHidden.sql()

type Parent = NonNullable<VisibilityRule['parent']>

/** Whatever belongs to a hidden parent is hidden too. A parent that is given only as an id says nothing. */
export const notUnderHidden = ({ field, of }: Parent): VisibilityRule => ({
  fields: [field],
  where: (user) => {
    const isShown: Where = { [`${field}.hidden`]: { not_equals: true } }
    return user ? { or: [isShown, { [`${field}.owner`]: { equals: user.id } }] } : isShown
  },
  sql: () =>
    sql`${sql.identifier(`${field}_id`)} in (select id from ${sql.identifier(of.replaceAll('-', '_'))} where ${notHidden.sql()})`,
  holds: ({ [field]: parent }) => !isDocument(parent) || notHidden.holds(parent),
  parent: { field, of },
})

const isDocument = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
