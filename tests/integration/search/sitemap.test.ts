import { expect, it } from 'vitest'
import robots from '../../../src/app/robots'
import sitemap from '../../../src/app/sitemap'
import { getTestPayload } from '#support/rest'
import { newEvent } from '#support/events'

const entry = async (end: string) => (await sitemap()).find(({ url }) => url.endsWith(end))

it('every page of the sitemap that has items says when it changed last', async () => {
  const event = await newEvent({ title: 'Хоро на площада' })
  const saved = await (await getTestPayload()).findByID({ collection: 'events', id: event.id })
  const changed = new Date(saved.updatedAt).getTime()
  for (const end of [`/events/${event.slug}`, '/events']) {
    expect(new Date(String((await entry(end))?.lastModified)).getTime(), end).toBe(changed)
  }
  const home = new Date(String((await sitemap())[0]?.lastModified)).getTime()
  expect(home).toBeGreaterThanOrEqual(changed)
  for (const end of ['/legal', '/legal/privacy']) {
    expect(String((await entry(end))?.lastModified), end).toMatch(/^\d{4}-\d\d-\d\d/)
  }
})

it('the sign-in may be read, so that search engines see that it is not to be indexed', () => {
  const { rules } = robots()
  expect(JSON.stringify(rules)).not.toContain('/auth')
})
