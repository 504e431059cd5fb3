import { addDays } from 'date-fns'
import type { Payload } from 'payload'
import { SMALL_AD_DAYS } from '#domain/limits'
import { demoApartments } from '#texts/demo/apartments'
import { demoAds } from '#texts/demo/small-ads'
import { draws, hoursAgo, inDays } from './draw'
import type { Members } from './members'

const EXPIRED_EACH = 15

export async function seedListings(payload: Payload, members: Members) {
  for (const [index, { availableInDays, ...apartment }] of demoApartments.entries()) {
    const owner = members.neighbours[index]!.id
    const availableFrom = availableInDays === undefined ? null : inDays(availableInDays)
    await payload.create({ collection: 'apartments', data: { ...apartment, availableFrom, owner } })
  }
  await seedAds(payload, members)
}

async function seedAds(payload: Payload, { advertisers, neighbours }: Members) {
  const draw = draws(7)
  const people = [...advertisers, ...neighbours]
  const rows = Object.entries(demoAds).flatMap(([category, ads]) => ads.map((ad) => ({ category, ad })))
  for (const [index, { category, ad }] of rows.entries()) {
    const { car, ...words } = ad
    const { id: owner, fullName: authorName } = people[index]!
    const contact =
      index % 3 === 0 ? `obyava-${index}@example.org` : `+49 151 555${String(index).padStart(4, '0')}`
    const { id } = await payload.create({
      collection: 'small-ads',
      data: { ...words, ...car, category, authorName, contact, owner } as never,
    })
    const publishedAt = hoursAgo(index % EXPIRED_EACH === 0 ? 24 * 9 : 2 + draw(24 * SMALL_AD_DAYS - 30))
    const expiresAt = addDays(new Date(publishedAt), SMALL_AD_DAYS).toISOString()
    await payload.db.updateOne({
      collection: 'small-ads',
      id,
      data: { publishedAt, expiresAt, createdAt: publishedAt },
    })
  }
}
