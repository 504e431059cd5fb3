import { describe, expect, it } from 'vitest'
import { countOf, guestsFor, leave, members, newEvent, register } from '#support/events'
import { signedInMember } from '#support/members'
import { rest } from '#support/rest'

describe('concurrent registrations', () => {
  it('seat 50 of 200 members and number the other 150 on the waiting list', async () => {
    const owner = await signedInMember()
    const event = await newEvent({ capacity: 50 }, owner)
    const guests = await members(200)
    const answers = await Promise.all(guests.map((guest) => register(event, guest)))
    expect(answers.map(({ status }) => status)).toEqual(Array(200).fill(201))
    const places = answers.map(({ data }) => data.doc.place as number | null)
    expect(places.filter((place) => place === null)).toHaveLength(50)
    expect(places.filter((place) => place !== null).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 150 }, (_, index) => index + 1),
    )
    expect(await countOf(event)).toBe(50)
    const list = await guestsFor(owner, event)
    expect(list.slice(50).map(({ place }) => place)).toEqual(Array.from({ length: 150 }, (_, i) => i + 1))

    const seated = guests.filter((_, index) => places[index] === null).slice(0, 20)
    const left = await Promise.all(seated.map((guest) => leave(guest, event)))
    expect(new Set(left.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await countOf(event)).toBe(50)
    const after = await guestsFor(owner, event)
    expect(after.filter(({ state }) => state === 'registered')).toHaveLength(50)
    expect(after.slice(50).map(({ place }) => place)).toEqual(Array.from({ length: 130 }, (_, i) => i + 1))
  }, 120_000)

  it('of one member 200 times make one registration, the rest are refused', async () => {
    const event = await newEvent({ capacity: 50 })
    const guest = await signedInMember()
    const answers = await Promise.all(Array.from({ length: 200 }, () => register(event, guest)))
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused).toHaveLength(199)
    expect(new Set(refused.map(({ status, data }) => `${status} ${data.errors[0].message}`))).toEqual(
      new Set(['409 Вече сте се записали за това събитие.']),
    )
    expect(await countOf(event)).toBe(1)
  }, 120_000)

  it('concurrent edits of the event keep the count of registrations right', async () => {
    const owner = await signedInMember()
    const event = await newEvent({ capacity: 30 }, owner)
    const guests = await members(20)
    await Promise.all([
      ...guests.map((guest) => register(event, guest)),
      ...Array.from({ length: 10 }, (_, index) =>
        rest('PATCH', `/events/${event.id}`, { body: { price: `${index} €` }, headers: owner.headers }),
      ),
    ])
    expect(await countOf(event)).toBe(20)
  })
})
