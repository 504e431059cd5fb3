import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { AccessArgs, Where } from 'payload'
import { expect, test } from 'vitest'
import { shownPictures } from '#access/pictures'
import { notHidden } from '#access/visibility/hidden'
import { listed } from '#access/visibility/listed'
import type { VisibilityRule } from '#access/visibility/rule'
import { unexpired } from '#access/visibility/unexpired'

type Field = { name: string; type?: string; relationTo?: string }

/** What the rule asks of a kind that everybody sees by these rules and that has these fields beside its picture. */
async function askedOf(
  visibility: VisibilityRule[] | undefined,
  { fields = [], user = null }: { fields?: string[]; user?: { id: string } | null } = {},
) {
  const image: Field = { name: 'coverImage', type: 'upload', relationTo: 'media' }
  const flattenedFields = [image, ...fields.map((name) => ({ name }))]
  const collections = { ads: { config: { slug: 'small-ads', flattenedFields, custom: { visibility } } } }
  const req = { payload: { collections }, user }
  const verdict = await shownPictures({ isReadingStaticFile: false, req } as unknown as AccessArgs)
  const { equals } = (verdict as Where).id as { equals: never }
  return new PgDialect().sqlToQuery(equals)
}

const start =
  '(select media.id where exists (select 1 from "small_ads" where "cover_image_id" = media.id and '

test.each([
  ['for everybody', [], 'true'],
  ['not approved', [listed], 'listed'],
  ['expired', [unexpired], 'expires_at > now()'],
  ['hidden', [notHidden], 'hidden is not true'],
  ['all of it', [listed, notHidden], 'listed and hidden is not true'],
  ['a collection that shows nothing', undefined, 'false'],
])('%s: the picture follows what shows it', async (_, rules, condition) => {
  expect((await askedOf(rules)).sql).toBe(`${start}${condition}))`)
})

test('what is one’s own is seen with its picture, whatever it is', async () => {
  const { sql, params } = await askedOf([listed], { fields: ['owner'], user: { id: 'm' } })
  expect([sql, params]).toEqual([`${start}(listed or owner_id = $1)))`, ['m']])
})

test('a file asks for its row itself, so that it is missing, not forbidden', async () => {
  expect(await shownPictures({ isReadingStaticFile: true } as AccessArgs)).toBe(true)
})

test('panels only ask whether, and the answer goes to the browser: without a piece of SQL', async () => {
  expect(JSON.parse(JSON.stringify(await shownPictures({} as AccessArgs)))).toEqual({ id: { exists: true } })
})
