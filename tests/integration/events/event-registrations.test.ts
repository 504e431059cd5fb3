import { describe, expect, it } from 'vitest'
import {
  countOf,
  eventInput,
  inHours,
  leave,
  type Member,
  members,
  newEvent,
  notificationsOf,
  ownRegistration,
  register,
} from '#support/events'
import { signedInMember } from '#support/members'
import { getTestPayload, rest } from '#support/rest'

describe('registration', () => {
  it('asks a visitor to sign in', async () => {
    const { id } = await newEvent()
    const { status, data } = await rest('POST', '/event-registrations', { body: { event: id } })
    expect([status, data.errors[0].message]).toEqual([401, 'Трябва да влезете в профила си'])
  })

  it('takes a seat for the caller and ignores other fields of the request', async () => {
    const event = await newEvent({ capacity: 5 })
    const guest = await signedInMember()
    const body = { event: event.id, place: 99, owner: crypto.randomUUID(), remindedOf: inHours(1) }
    const { status, data } = await rest('POST', '/event-registrations', { body, headers: guest.headers })
    expect(status).toBe(201)
    expect(data.doc).toMatchObject({ event: event.id, owner: guest.id, place: null, state: 'registered' })
    expect(data.doc).not.toHaveProperty('remindedOf')
    expect(await countOf(event)).toBe(1)
  })

  it('seats everyone when the event has no capacity', async () => {
    const event = await newEvent()
    const guests = await members(3)
    for (const guest of guests) expect((await register(event, guest)).data.doc.place).toBeNull()
    expect(await countOf(event)).toBe(3)
  })

  it.each([
    [{ date: inHours(-4) }, 'Събитието вече е приключило и записването е затворено.'],
    [{ cancelled: true }, 'Събитието е отменено и записването е затворено.'],
  ])('is refused for %j', async (given, message) => {
    const { status, data } = await register(await newEvent(given), await signedInMember())
    expect([status, data.errors[0].message]).toEqual([409, message])
  })

  it('answers 404 for an unknown event and names the field when the event is missing or invalid', async () => {
    const { headers } = await signedInMember()
    const unknown = await rest('POST', '/event-registrations', {
      body: { event: crypto.randomUUID() },
      headers,
    })
    expect([unknown.status, unknown.data.errors[0].message]).toEqual([404, 'Събитието не е намерено.'])
    for (const event of [undefined, null, 'a', 7, { $ne: 1 }]) {
      const { status, data } = await rest('POST', '/event-registrations', { body: { event }, headers })
      expect([status, data.errors[0].data.errors[0].path]).toEqual([400, 'event'])
    }
  })

  it('cannot be changed by anyone or read by other members', async () => {
    const event = await newEvent()
    const guest = await signedInMember()
    const { data } = await register(event, guest)
    const path = `/event-registrations/${data.doc.id}`
    for (const by of [{ headers: guest.headers }, { as: 'admin' as const }]) {
      expect((await rest('PATCH', path, { body: { place: 1 }, ...by })).status).toBe(403)
    }
    for (const as of ['visitor', 'other', 'member'] as const) {
      const answers = [await rest('GET', path, { as }), await rest('DELETE', path, { as })]
      expect(answers.map(({ status }) => status)).toEqual(as === 'visitor' ? [401, 401] : [404, 403])
    }
    expect((await rest('GET', path, { as: 'moderator' })).status).toBe(200)
  })
})

describe('waiting list', () => {
  it('gives a freed seat to the first in line, notifies them and moves up the rest', async () => {
    const event = await newEvent({ capacity: 1 })
    const [seated, first, second] = (await members(3)) as [Member, Member, Member]
    for (const guest of [seated, first, second]) await register(event, guest)
    expect((await ownRegistration(first, event)).place).toBe(1)
    expect(await ownRegistration(second, event)).toMatchObject({ place: 2, state: 'waiting' })

    expect((await leave(seated, event)).status).toBe(200)
    expect(await ownRegistration(first, event)).toMatchObject({ place: null, state: 'registered' })
    expect((await ownRegistration(second, event)).place).toBe(1)
    expect((await notificationsOf(first))[0]).toMatchObject({
      type: 'event_seat',
      title: 'Място за събитие',
      data: { collection: 'events', id: event.id, slug: event.slug },
    })
    expect(await notificationsOf(second)).toEqual([])
    expect(await countOf(event)).toBe(1)
  })

  it('leaving it frees no seat and leaves no gap', async () => {
    const event = await newEvent({ capacity: 1 })
    const [seated, first, second] = (await members(3)) as [Member, Member, Member]
    for (const guest of [seated, first, second]) await register(event, guest)
    await leave(first, event)
    expect((await ownRegistration(second, event)).place).toBe(1)
    expect(await countOf(event)).toBe(1)
    const back = await register(event, first)
    expect(back.data.doc.place).toBe(2)
  })

  it('a higher capacity seats as many as fit, no capacity seats all', async () => {
    const owner = await signedInMember()
    const event = await newEvent({ capacity: 1 }, owner)
    const guests = await members(6)
    for (const guest of guests) await register(event, guest)
    const places = async () =>
      Promise.all(guests.map(async (guest) => (await ownRegistration(guest, event)).place))
    const change = (capacity: number | null) =>
      rest('PATCH', `/events/${event.id}`, { body: { capacity }, headers: owner.headers })
    expect((await change(3)).data.doc.registeredCount).toBe(3)
    expect(await places()).toEqual([null, null, null, 1, 2, 3])
    expect(await notificationsOf(guests[2]!)).toMatchObject([{ type: 'event_seat' }])
    expect((await change(null)).data.doc.registeredCount).toBe(6)
    expect(await places()).toEqual(Array(6).fill(null))
  })

  it('refuses a capacity below the number of registered members', async () => {
    const owner = await signedInMember()
    const event = await newEvent({ capacity: 3 }, owner)
    for (const guest of await members(2)) await register(event, guest)
    const { status, data } = await rest('PATCH', `/events/${event.id}`, {
      body: { capacity: 1 },
      headers: owner.headers,
    })
    expect(status).toBe(400)
    expect(data.errors[0].data.errors).toEqual([
      { path: 'capacity', message: 'Вече са записани 2 души. Местата не могат да са по-малко.' },
    ])
  })

  it('stands still while the event is cancelled and fills free seats when it is restored', async () => {
    const owner = await signedInMember()
    const event = await newEvent({ capacity: 1 }, owner)
    const [seated, waiting] = (await members(2)) as [Member, Member]
    for (const guest of [seated, waiting]) await register(event, guest)
    const set = (cancelled: boolean) =>
      rest('PATCH', `/events/${event.id}`, { body: { cancelled }, headers: owner.headers })
    await set(true)
    await leave(seated, event)
    expect((await ownRegistration(waiting, event)).place).toBe(1)
    expect((await set(false)).data.doc.registeredCount).toBe(1)
    expect((await ownRegistration(waiting, event)).place).toBeNull()
  })

  it('gives away the seat of a deleted account', async () => {
    const event = await newEvent({ capacity: 1 })
    const [seated, waiting] = (await members(2)) as [Member, Member]
    for (const guest of [seated, waiting]) await register(event, guest)
    expect((await rest('DELETE', `/users/${seated.id}`, { as: 'admin' })).status).toBe(200)
    expect((await ownRegistration(waiting, event)).place).toBeNull()
    expect(await countOf(event)).toBe(1)
  })
})

it('an event with registrations can be deleted through the local API', async () => {
  const event = await newEvent({ ...eventInput })
  await register(event, await signedInMember())
  await (await getTestPayload()).delete({ collection: 'events', id: event.id })
  expect((await rest('GET', `/events/${event.id}`)).status).toBe(404)
})
