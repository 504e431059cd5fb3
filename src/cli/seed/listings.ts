import { addDays } from 'date-fns/addDays'
import type { Payload } from 'payload'
import { SMALL_AD_DAYS } from '#domain/limits'
import { demoApartments } from '#texts/demo/apartments'
import { demoAds } from '#texts/demo/small-ads'
import { adContact } from '#texts/demo/small-ads/contact'
import { draws, hoursAgo, inDays, madeAt } from './draw'
import { itemPictures } from './item-pictures'
import type { Members } from './members'

const EXPIRED_EACH = 15
const EXPIRED_HOURS = 24 * 9
/** The one that the home page shows first, and the hours since. */
const newest = { place: 1, hours: 9 }
/** The others are older than a day, and have more than a day before them. */
const others = { from: 26, to: 24 * SMALL_AD_DAYS - 34 }
const apartments = { from: 2, to: 45 }

export async function seedListings(payload: Payload, members: Members) {
  for (const [index, { availableInDays, ...apartment }] of demoApartments.entries()) {
    const owner = members.neighbours[index]!.id
    const availableFrom = availableInDays === undefined ? null : inDays(availableInDays)
    await payload.create({
      collection: 'apartments',
      data: {
        ...apartment,
        pictures: await itemPictures(payload, { title: apartment.title, owner }),
        availableFrom,
        owner,
        createdAt: madeAt(index, apartments),
      },
    })
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
    const contact = adContact(index)
    const pictures = await itemPictures(payload, { title: words.title, owner })
    const { id } = await payload.create({
      collection: 'small-ads',
      data: { ...words, ...car, category, authorName, contact, owner, pictures } as never,
    })
    const publishedAt = hoursAgo(ageOf(index, draw))
    const expiresAt = addDays(new Date(publishedAt), SMALL_AD_DAYS).toISOString()
    await payload.db.updateOne({
      collection: 'small-ads',
      id,
      data: { publishedAt, expiresAt, createdAt: publishedAt },
    })
  }
}

function ageOf(place: number, draw: (below: number) => number): number {
  if (place === newest.place) return newest.hours
  if (place % EXPIRED_EACH === 0) return EXPIRED_HOURS
  return others.from + draw(others.to - others.from)
}
