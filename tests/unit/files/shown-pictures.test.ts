import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { AccessArgs, Where } from 'payload'
import { expect, test } from 'vitest'
import { shownPictures } from '#access/pictures'
import { notHidden } from '#access/visibility/hidden'
import { listed } from '#access/visibility/listed'
import type { VisibilityRule } from '#access/visibility/rule'
import { unexpired } from '#access/visibility/unexpired'

type Field = { name: string; type?: string; relationTo?: string }

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
  ['item for everybody', [], 'true'],
  ['item that needs approval', [listed], 'listed'],
  ['item that expires', [unexpired], 'expires_at > now()'],
  ['item that staff may hide', [notHidden], 'hidden is not true'],
  ['item with two rules', [listed, notHidden], 'listed and hidden is not true'],
  ['item of a collection that shows nothing', undefined, 'false'],
])('%s: a picture is visible when its item is', async (_, rules, condition) => {
  expect((await askedOf(rules)).sql).toBe(`${start}${condition}))`)
})

test('owners see the pictures of their own items in any state', async () => {
  const { sql, params } = await askedOf([listed], { fields: ['owner'], user: { id: 'm' } })
  expect([sql, params]).toEqual([`${start}(listed or owner_id = $1)))`, ['m']])
})

test('a file request checks the row itself, so that a file is missing, not forbidden', async () => {
  expect(await shownPictures({ isReadingStaticFile: true } as AccessArgs)).toBe(true)
})

test('panels get no SQL, because the verdict goes to the browser', async () => {
  expect(JSON.parse(JSON.stringify(await shownPictures({} as AccessArgs)))).toEqual({ id: { exists: true } })
})
