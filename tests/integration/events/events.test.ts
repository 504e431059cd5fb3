import { describe, expect, it } from 'vitest'
import { begin, eventInput, inHours, newEvent, notificationsOf, register } from '#support/events'
import { signedInMember } from '#support/members'
import { rest } from '#support/rest'

const readAs = (id: string, options: Parameters<typeof rest>[2] = {}) => rest('GET', `/events/${id}`, options)
const change = (id: string, body: object, headers: Record<string, string>) =>
  rest('PATCH', `/events/${id}`, { body: body as Record<string, unknown>, headers })
const required = ['title', 'description', 'date', 'city', 'address', 'organizer', 'contact']

describe('creating an event', () => {
  it('asks a visitor to sign in', async () => {
    const { status, data } = await rest('POST', '/events', { body: eventInput })
    expect([status, data.errors[0].message]).toEqual([401, 'Трябва да влезете в профила си'])
  })

  it('makes it public at once without its owner, and the server sets count and status', async () => {
    const owner = await signedInMember()
    const given = {
      registeredCount: 40,
      status: 'completed',
      endsAt: inHours(-9),
      owner: crypto.randomUUID(),
    }
    const { id } = await newEvent({ ...given, category: undefined }, owner)
    const { status, data } = await readAs(id)
    expect(status).toBe(200)
    expect(data).toMatchObject({
      ...eventInput,
      registeredCount: 0,
      status: 'upcoming',
      category: 'Cultural',
    })
    expect(data.slug).toMatch(/^vecher-na-balgarskata-pesen(-\d+)?$/)
    expect(data).not.toHaveProperty('owner')
    expect((await readAs(id, { headers: owner.headers })).data.owner).toBe(owner.id)
  })

  it.each(required)('names %s when it is missing', async (field) => {
    const { status, data } = await rest('POST', '/events', {
      as: 'member',
      body: { ...eventInput, [field]: field === 'date' ? null : ' ' },
    })
    expect(status).toBe(400)
    expect(data.errors[0].data.errors.map(({ path }: { path: string }) => path)).toEqual([field])
    expect(data.errors[0].message).toBe('Моля, попълнете всички задължителни полета.')
  })

  it.each([
    ['capacity', 0, 'Най-малко 1.'],
    ['capacity', 2.5, 'Въведете цяло число.'],
    ['capacity', 'двайсет', 'Въведете число.'],
    ['date', 'утре', 'Въведете дата и час.'],
    ['date', '2026-02-30T10:00:00Z', 'Въведете дата и час.'],
    ['date', inHours(-1), 'Началото вече е минало. Изберете ден и час, които предстоят.'],
    ['endDate', 'после', 'Въведете дата и час.'],
    ['endDate', inHours(47), 'Краят трябва да е след началото.'],
    ['category', 'Музика', 'Изберете една от възможностите.'],
    ['title', 'а'.repeat(121), 'Най-много 120 символа.'],
  ])('%s: %j is refused with „%s“', async (field, value, message) => {
    const { status, data } = await rest('POST', '/events', {
      as: 'member',
      body: { ...eventInput, [field]: value },
    })
    expect(status).toBe(400)
    const told = data.errors[0].data.errors.map((one: { path: string; message: string }) => [
      one.path,
      one.message,
    ])
    expect(told).toEqual([[field, message]])
  })
})

describe('an event that has begun', () => {
  it('is changed in all but its start, which moves only forward', async () => {
    const owner = await signedInMember()
    const { id, date } = await newEvent({ date: inHours(-1) }, owner)
    const toTheMinute = `${date.slice(0, 16)}:00.000Z`
    const same = await change(id, { date: toTheMinute, address: 'Hansaplatz 2' }, owner.headers)
    expect([same.status, same.data.doc.address]).toEqual([200, 'Hansaplatz 2'])
    const back = await change(id, { date: inHours(-3) }, owner.headers)
    expect([back.status, back.data.errors[0].data.errors[0].path]).toEqual([400, 'date'])
    expect((await change(id, { date: inHours(5) }, owner.headers)).status).toBe(200)
  })
})

describe('status', () => {
  it.each([
    ['upcoming', { date: inHours(1) }],
    ['ongoing', { date: inHours(-1) }],
    ['ongoing', { date: inHours(-10), endDate: inHours(1) }],
    ['completed', { date: inHours(-4) }],
    ['completed', { date: inHours(-2), endDate: inHours(-1) }],
    ['cancelled', { date: inHours(1), cancelled: true }],
  ])('is %s for %j, in the response and in the filter', async (status, given) => {
    const { id, slug } = await newEvent(given)
    expect((await readAs(id)).data.status).toBe(status)
    for (const asked of ['upcoming', 'ongoing', 'completed', 'cancelled']) {
      const { data } = await rest('GET', `/events?where[slug][equals]=${slug}&where[status][equals]=${asked}`)
      expect([asked, data.totalDocs]).toEqual([asked, asked === status ? 1 : 0])
    }
    const either = await rest(
      'GET',
      `/events?where[slug][equals]=${slug}&where[status][in]=${status},cancelled`,
    )
    expect(either.data.totalDocs).toBe(1)
  })

  it('changes by time alone, without a write', async () => {
    const { id, slug } = await newEvent({
      date: inHours(-1),
      endDate: new Date(Date.now() + 1500).toISOString(),
    })
    const { data } = await readAs(id)
    expect(data.status).toBe('ongoing')
    const past = () => rest('GET', `/events?where[slug][equals]=${slug}&where[status][equals]=completed`)
    expect((await past()).data.totalDocs).toBe(0)
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, Date.parse(data.endsAt) - Date.now())))
    expect((await past()).data.totalDocs).toBe(1)
    expect((await readAs(id)).data.status).toBe('completed')
  })

  it('refuses an unknown value in the filter', async () => {
    const { status, data } = await rest('GET', '/events?where[status][equals]=nikoga')
    expect([status, data.errors[0].message]).toEqual([400, 'Стойността на „where.status“ не е разрешена.'])
  })

  it('lists events by date, the nearest first', async () => {
    const city = 'Есен'
    const later = await newEvent({ city, date: inHours(90) })
    const sooner = await newEvent({ city, date: inHours(80) })
    const { data } = await rest('GET', `/events?where[city][equals]=${city}`)
    expect(data.docs.map(({ id }: { id: string }) => id)).toEqual([sooner.id, later.id])
  })
})

describe('changing an event', () => {
  it.each(['other', 'visitor'] as const)(
    '%s cannot change or delete the event of another member',
    async (as) => {
      const { id } = await newEvent()
      const answers = [
        await rest('PATCH', `/events/${id}`, { as, body: { cancelled: true } }),
        await rest('DELETE', `/events/${id}`, { as }),
      ]
      expect(answers.map(({ status }) => status)).toEqual(as === 'visitor' ? [401, 401] : [403, 403])
      expect((await readAs(id)).data.status).toBe('upcoming')
    },
  )

  it.each(['owner', 'moderator', 'admin'] as const)(
    '%s cancels and restores it, and the registered are notified',
    async (who) => {
      const owner = await signedInMember()
      const guest = await signedInMember()
      const event = await newEvent({}, owner)
      await register(event, guest)
      const by = who === 'owner' ? { headers: owner.headers } : { as: who }
      const cancel = await rest('PATCH', `/events/${event.id}`, { body: { cancelled: true }, ...by })
      expect(cancel.data.doc).toMatchObject({ status: 'cancelled', registeredCount: 1 })
      await rest('PATCH', `/events/${event.id}`, { body: { cancelled: true }, ...by })
      expect(await notificationsOf(guest)).toMatchObject([
        { type: 'event_cancelled', title: 'Отменено събитие', data: { collection: 'events', id: event.id } },
      ])
      const undo = await rest('PATCH', `/events/${event.id}`, { body: { cancelled: false }, ...by })
      expect(undo.data.doc.status).toBe('upcoming')
      const notices = await notificationsOf(guest)
      expect(notices).toHaveLength(2)
      expect(notices[0]).toMatchObject({ type: 'event_changed' })
      expect(notices[0].message).toMatch(/все пак ще се проведе/)
    },
  )

  it('notifies all registered and waiting of a new time or place, except the one who changed it', async () => {
    const owner = await signedInMember()
    const [seated, waiting] = [await signedInMember(), await signedInMember()]
    const event = await newEvent({ capacity: 2 }, owner)
    for (const guest of [owner, seated, waiting]) await register(event, guest)
    await change(event.id, { date: '2027-03-03T17:30:00Z', address: 'Hansaplatz 2' }, owner.headers)
    for (const guest of [seated, waiting]) {
      expect((await notificationsOf(guest))[0]).toMatchObject({
        type: 'event_changed',
        message:
          'Ново за „Вечер на българската песен“: начало 3 март 2027\u00a0г. в 18:30; място Hansaplatz 2, Дортмунд.',
      })
    }
    expect(await notificationsOf(owner)).toEqual([])
  })

  it('notifies no one of a new description, the same date in another form, or a finished event', async () => {
    const owner = await signedInMember()
    const guest = await signedInMember()
    const event = await newEvent({}, owner)
    await register(event, guest)
    await change(
      event.id,
      { description: 'С танци.', date: event.date.replace('Z', '+00:00') },
      owner.headers,
    )
    await begin(event.id, { date: inHours(-5) })
    const told = (await notificationsOf(guest)).length
    expect((await change(event.id, { address: 'Другаде', cancelled: true }, owner.headers)).status).toBe(200)
    expect(told).toBe(1)
    expect(await notificationsOf(guest)).toHaveLength(told)
  })

  it('deleting it notifies the registered of a cancellation and removes registrations', async () => {
    const owner = await signedInMember()
    const guest = await signedInMember()
    const event = await newEvent({}, owner)
    await register(event, guest)
    expect((await rest('DELETE', `/events/${event.id}`, { headers: owner.headers })).status).toBe(200)
    expect(await notificationsOf(guest)).toMatchObject([{ type: 'event_cancelled' }])
    const { data } = await rest('GET', '/event-registrations', { headers: guest.headers })
    expect(data.totalDocs).toBe(0)
  })
})
