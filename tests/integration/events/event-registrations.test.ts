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

describe('записване', () => {
  it('посетител научава, че трябва да влезе', async () => {
    const { id } = await newEvent()
    const { status, data } = await rest('POST', '/event-registrations', { body: { event: id } })
    expect([status, data.errors[0].message]).toEqual([401, 'Трябва да влезете в профила си'])
  })

  it('заема място на свое име, каквото и да пише заявката', async () => {
    const event = await newEvent({ capacity: 5 })
    const guest = await signedInMember()
    const body = { event: event.id, place: 99, owner: crypto.randomUUID(), remindedOf: inHours(1) }
    const { status, data } = await rest('POST', '/event-registrations', { body, headers: guest.headers })
    expect(status).toBe(201)
    expect(data.doc).toMatchObject({ event: event.id, owner: guest.id, place: null, state: 'registered' })
    expect(data.doc).not.toHaveProperty('remindedOf')
    expect(await countOf(event)).toBe(1)
  })

  it('без места за броене места има за всички', async () => {
    const event = await newEvent()
    const guests = await members(3)
    for (const guest of guests) expect((await register(event, guest)).data.doc.place).toBeNull()
    expect(await countOf(event)).toBe(3)
  })

  it.each([
    [{ date: inHours(-4) }, 'Събитието вече е приключило и записването е затворено.'],
    [{ cancelled: true }, 'Събитието е отменено и записването е затворено.'],
  ])('за %j е ясен отказ', async (given, message) => {
    const { status, data } = await register(await newEvent(given), await signedInMember())
    expect([status, data.errors[0].message]).toEqual([409, message])
  })

  it('за каквото го няма е 404, а без събитие се казва кое липсва', async () => {
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

  it('никой не променя записване и не вижда чуждо', async () => {
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

describe('чакащи', () => {
  it('освободено място взима първият чакащ и научава, останалите се преместват', async () => {
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

  it('чакащ, който се отказва, не освобождава място и не оставя дупка', async () => {
    const event = await newEvent({ capacity: 1 })
    const [seated, first, second] = (await members(3)) as [Member, Member, Member]
    for (const guest of [seated, first, second]) await register(event, guest)
    await leave(first, event)
    expect((await ownRegistration(second, event)).place).toBe(1)
    expect(await countOf(event)).toBe(1)
    const back = await register(event, first)
    expect(back.data.doc.place).toBe(2)
  })

  it('повече места местят толкова чакащи, колкото се побират; без граница – всички', async () => {
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

  it('местата не стават по-малко от записаните', async () => {
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

  it('докато е отменено, никой не се мести; върне ли се, свободните места се раздават', async () => {
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

  it('изтрит профил освобождава мястото си', async () => {
    const event = await newEvent({ capacity: 1 })
    const [seated, waiting] = (await members(2)) as [Member, Member]
    for (const guest of [seated, waiting]) await register(event, guest)
    expect((await rest('DELETE', `/users/${seated.id}`, { as: 'admin' })).status).toBe(200)
    expect((await ownRegistration(waiting, event)).place).toBeNull()
    expect(await countOf(event)).toBe(1)
  })
})

it('събитие с записани се трие и от панела', async () => {
  const event = await newEvent({ ...eventInput })
  await register(event, await signedInMember())
  await (await getTestPayload()).delete({ collection: 'events', id: event.id })
  expect((await rest('GET', `/events/${event.id}`)).status).toBe(404)
})
