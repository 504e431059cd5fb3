import { describe, expect, it } from 'vitest'
import { eventInput, inHours, newEvent, noticesOf, register } from '../support/events'
import { signedInMember } from '../support/members'
import { getTestPayload, rest } from '../support/rest'

type Member = Awaited<ReturnType<typeof signedInMember>>
type Guest = { name: string; city: string; state: string; place: number | null }

const members = (count: number, given?: Parameters<typeof signedInMember>[0]) =>
  Promise.all(Array.from({ length: count }, () => signedInMember(given)))
const ownRegistration = async ({ headers }: Member, event: { id: string }) =>
  (await rest('GET', `/event-registrations?where[event][equals]=${event.id}`, { headers })).data.docs[0]
const leave = async (member: Member, event: { id: string }) =>
  rest('DELETE', `/event-registrations/${(await ownRegistration(member, event)).id}`, {
    headers: member.headers,
  })
const countOf = async ({ id }: { id: string }) => (await rest('GET', `/events/${id}`)).data.registeredCount
const listFor = async ({ headers }: Member, { id }: { id: string }): Promise<Guest[]> =>
  (await rest('GET', `/events/${id}/registrations`, { headers })).data.registrations

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
    expect((await noticesOf(first))[0]).toMatchObject({
      type: 'event_seat',
      title: 'Място за събитие',
      data: { collection: 'events', id: event.id, slug: event.slug },
    })
    expect(await noticesOf(second)).toEqual([])
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
    expect(await noticesOf(guests[2]!)).toMatchObject([{ type: 'event_seat' }])
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

describe('наведнъж', () => {
  it('двеста различни за петдесет места: петдесет места, сто и петдесет чакащи по ред', async () => {
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
    const list = await listFor(owner, event)
    expect(list.slice(50).map(({ place }) => place)).toEqual(Array.from({ length: 150 }, (_, i) => i + 1))

    const seated = guests.filter((_, index) => places[index] === null).slice(0, 20)
    const left = await Promise.all(seated.map((guest) => leave(guest, event)))
    expect(new Set(left.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await countOf(event)).toBe(50)
    const after = await listFor(owner, event)
    expect(after.filter(({ state }) => state === 'registered')).toHaveLength(50)
    expect(after.slice(50).map(({ place }) => place)).toEqual(Array.from({ length: 130 }, (_, i) => i + 1))
  }, 120_000)

  it('двеста еднакви от един член: едно записване, останалите са с ясен отказ', async () => {
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

  it('промени на събитието не връщат стар брой записани', async () => {
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

describe('списък за организатора', () => {
  const danger = { fullName: '=HYPERLINK("http://x.example")', city: '+49"; Берлин' }

  it('имена, градове и състояние, без имейли; другите не го виждат', async () => {
    const owner = await signedInMember()
    const event = await newEvent({ capacity: 1 }, owner)
    const guest = await signedInMember({ fullName: 'Мила Донева', city: 'Кьолн' })
    await register(event, guest)
    await register(event, await signedInMember({ fullName: 'Асен Дръндаров', city: null }))
    for (const path of ['registrations', 'registrations.csv']) {
      const by = (as: 'visitor' | 'other' | 'moderator' | 'admin') =>
        rest('GET', `/events/${event.id}/${path}`, { as })
      expect((await by('visitor')).status).toBe(401)
      const other = await by('other')
      expect([other.status, other.data.errors[0].message]).toEqual([
        403,
        'Само организаторът вижда кой се е записал.',
      ])
      expect([(await by('moderator')).status, (await by('admin')).status]).toEqual([200, 200])
      const asked = await rest('GET', `/events/${event.id}/${path}`, { headers: owner.headers })
      expect(asked.text).not.toMatch(/@|signed-in/)
      expect(asked.headers.get('cache-control')).toBe('no-store')
    }
    expect(await listFor(owner, event)).toMatchObject([
      { name: 'Мила Донева', city: 'Кьолн', state: 'registered', place: null },
      { name: 'Асен Дръндаров', city: null, state: 'waiting', place: 1 },
    ])
  })

  it('в таблицата няма формули', async () => {
    const owner = await signedInMember()
    const event = await newEvent({}, owner)
    await register(event, await signedInMember(danger))
    const { headers, text } = await rest('GET', `/events/${event.id}/registrations.csv`, {
      headers: owner.headers,
    })
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${event.slug}.csv"`)
    const [head, row] = text.replace('\ufeff', '').split('\r\n')
    expect(head).toBe('Име;Град;Състояние;Пореден сред чакащите;Записване')
    expect(row).toMatch(/^"'=HYPERLINK\(""http:\/\/x\.example""\)";"'\+49""; Берлин";Записан;;/)
  })

  it('на непознато събитие е 404', async () => {
    const path = `/events/${crypto.randomUUID()}/registrations`
    expect((await rest('GET', path, { as: 'member' })).status).toBe(404)
  })
})

it('събитие с записани се трие и от панела', async () => {
  const event = await newEvent({ ...eventInput })
  await register(event, await signedInMember())
  await (await getTestPayload()).delete({ collection: 'events', id: event.id })
  expect((await rest('GET', `/events/${event.id}`)).status).toBe(404)
})
