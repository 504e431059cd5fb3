import fc from 'fast-check'
import { expect, it } from 'vitest'
import { freeSlug } from '#database/statements/text/free-slug'
import { uniqueSlug } from '#domain/text/slug'
import { getTestPayload } from '../../support/rest'
import { runRawSql } from '../../support/run-sql'

const payload = await getTestPayload()
const connection = { payload, transactionID: undefined }
const insertEvents = (slugs: string) =>
  runRawSql(`insert into events (title, description, date, city, address, organizer, contact, slug)
    select 'Среща', 'x', now(), 'Кьолн', 'x', 'x', 'x', slug from ${slugs} as given (slug)`)

it('the database finds the same free address as the rule', async () => {
  const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(numbers, async (taken) => {
      const slugs = taken.map((number) => (number === 1 ? 'sreshta' : `sreshta-${number}`))
      await runRawSql('delete from events')
      await insertEvents(`unnest('{${slugs.join(',')}}'::text[])`)
      const found = await freeSlug(connection, { collection: 'events', wanted: 'sreshta' })
      expect(found).toBe(uniqueSlug('sreshta', (slug) => slugs.includes(slug)))
    }),
    { seed: 2026, numRuns: 50 },
  )
})
