import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug } from 'payload'
import { describe, expect, it } from 'vitest'
import { runSql, tableOf } from '#database/connection/sql'
import { itemMetadata } from '../../../src/features/listing/item/item-metadata'
import { readItem } from '../../../src/features/listing/item/read-item'
import { samples } from '#support/access/samples'
import { signedInMember } from '#support/members'
import { getTestPayload, rest } from '#support/rest'
import { runRawSql } from '#support/run-sql'
import { until } from '#support/until'

const approved = ['apartments', 'contacts', 'services', 'stores'] as const
const free = ['documents', 'events', 'small-ads'] as const

const read = (collection: CollectionSlug, slug: string) =>
  readItem<{ slug: string }>({ collection, slug, select: { slug: true } })

async function made(collection: CollectionSlug, isSeen: boolean) {
  const { make, states } = samples[collection]!
  const { id } = await (isSeen ? make : states!.pending!.make!)(await signedInMember())
  const doc = await (await getTestPayload()).findByID({ collection, id })
  const decide = (body: Record<string, unknown>) =>
    rest('PATCH', `/${collection}/${id}`, { as: 'admin', body }).then(({ status }) => status)
  return { id, slug: String((doc as { slug?: unknown }).slug), decide }
}

const sentBack = { approval: 'rejected', rejectionReason: 'Без цена.' }

describe.each(approved)('%s', (collection) => {
  it('hides an item that was never public', async () => {
    const { slug, decide } = await made(collection, false)
    expect(await read(collection, slug)).toBeNull()
    expect(await decide(sentBack)).toBe(200)
    expect(await read(collection, slug)).toBeNull()
  })

  it('shows an approved item, answers "gone" once it is sent back, and shows it again once approved', async () => {
    const { slug, decide } = await made(collection, false)
    for (const [body, found] of [
      [{ approval: 'approved' }, { slug }],
      [sentBack, 'gone'],
      [{ approval: 'pending' }, 'gone'],
      [{ approval: 'approved' }, { slug }],
    ] as const) {
      expect(await decide(body)).toBe(200)
      const seen = await read(collection, slug)
      if (found === 'gone') expect(seen).toBe('gone')
      else expect(seen).toMatchObject(found)
    }
  })

  it('finds neither a deleted nor an invented item', async () => {
    const { id, slug } = await made(collection, true)
    expect((await rest('DELETE', `/${collection}/${id}`, { as: 'admin' })).status).toBe(200)
    expect(await read(collection, slug)).toBeNull()
    expect(await read(collection, 'nyama-takova')).toBeNull()
  })

  it('lets nobody change since when an item is public', async () => {
    const { id } = await made(collection, true)
    const { data } = await rest('PATCH', `/${collection}/${id}`, { as: 'admin', body: { listedAt: null } })
    expect(data.doc.listedAt).toEqual(expect.any(String))
  })
})

it.each(free)('answers "gone" for a hidden item of %s', async (collection) => {
  const { slug, decide } = await made(collection, true)
  expect(await read(collection, slug)).toMatchObject({ slug })
  expect(await decide({ hidden: true, hiddenReason: 'Спам' })).toBe(200)
  expect(await read(collection, slug)).toBe('gone')
})

it('answers "gone" for an expired ad', async () => {
  const { id, slug } = await made('small-ads', true)
  await runRawSql(
    `update small_ads set published_at = now() - interval '8 days', expires_at = now() - interval '1 day'
     where id = '${id}'`,
  )
  expect(await read('small-ads', slug)).toBe('gone')
})

it('does not find a closed consulate', async () => {
  const { id, slug } = await made('embassies', true)
  expect(await read('embassies', slug)).toMatchObject({ slug })
  await rest('DELETE', `/embassies/${id}`, { as: 'admin' })
  expect(await read('embassies', slug)).toBeNull()
})

it('does not reveal on a missing page whether an item was there', () => {
  expect(itemMetadata(null)).toEqual({ title: 'Няма такава страница', robots: { index: false } })
  expect(itemMetadata('gone')).toEqual({ title: 'Вече не е налична', robots: { index: false } })
})

describe('an item deleted meanwhile answers 404 and not a server error', () => {
  it.each(['apartments', 'articles', 'posts'] as const)('whoever changes it in %s', async (collection) => {
    const { make, change } = samples[collection]!
    const { id } = await make(await signedInMember())
    const body = { ...(await change()) }
    const changing = () => rest('PATCH', `/${collection}/${id}`, { as: 'moderator', body })
    expect((await duringDeletion({ collection, id }, changing)).status).toBe(404)
  })

  it('whoever deletes it too', async () => {
    const { id } = await samples.articles!.make(await signedInMember())
    const deleting = () => rest('DELETE', `/articles/${id}`, { as: 'moderator' })
    expect((await duringDeletion({ collection: 'articles', id }, deleting)).status).toBe(404)
  })
})

type Item = { collection: CollectionSlug; id: string }
type Answer = ReturnType<typeof rest>

/** The call has found the row when it has to wait for the end of the deletion. */
async function duringDeletion({ collection, id }: Item, call: () => Answer): Promise<Awaited<Answer>> {
  const payload = await getTestPayload()
  const transactionID = (await payload.db.beginTransaction())!
  await runSql({ payload, transactionID }, sql`delete from ${tableOf(collection)} where id = ${id}`)
  const answer = call()
  await until(async () => (await runRawSql(waiting)).length > 0)
  await payload.db.commitTransaction(transactionID)
  return answer
}

const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
