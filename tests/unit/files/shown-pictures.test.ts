import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { AccessArgs, Where } from 'payload'
import { expect, test } from 'vitest'
import { shownPictures } from '#access/pictures'

type Field = { name: string; type?: string; relationTo?: string }

/** What the rule asks of a kind that has these fields beside its picture. */
async function askedOf(names: string[], user: { id: string } | null = null) {
  const image: Field = { name: 'coverImage', type: 'upload', relationTo: 'media' }
  const flattenedFields = [image, ...names.map((name) => ({ name }))]
  const collections = { ads: { config: { slug: 'small-ads', flattenedFields } } }
  const req = { payload: { collections }, user }
  const verdict = await shownPictures({ isReadingStaticFile: false, req } as unknown as AccessArgs)
  const { equals } = (verdict as Where).id as { equals: never }
  return new PgDialect().sqlToQuery(equals)
}

const start =
  '(select media.id where exists (select 1 from "small_ads" where "cover_image_id" = media.id and '

test.each([
  ['за всички', [], 'true'],
  ['чака одобрение или е отказано', ['listed'], 'true and listed'],
  ['изтекло', ['expiresAt'], 'true and expires_at > now()'],
  ['скрито', ['hidden'], 'true and hidden is not true'],
  ['всичко заедно', ['listed', 'hidden'], 'true and listed and hidden is not true'],
])('%s: снимката следва това, което я показва', async (_, names, condition) => {
  expect((await askedOf(names)).sql).toBe(`${start}${condition}))`)
})

test('своето се вижда със снимката му, каквото и да е', async () => {
  const { sql, params } = await askedOf(['listed', 'owner'], { id: 'm' })
  expect([sql, params]).toEqual([`${start}(true and listed or owner_id = $1)))`, ['m']])
})

test('файлът сам пита за реда си, за да го няма, а не да е забранен', async () => {
  expect(await shownPictures({ isReadingStaticFile: true } as AccessArgs)).toBe(true)
})

test('панелите питат само дали, и отговорът им тръгва към браузъра: без парче от заявка', async () => {
  expect(JSON.parse(JSON.stringify(await shownPictures({} as AccessArgs)))).toEqual({ id: { exists: true } })
})
