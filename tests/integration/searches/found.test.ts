import { describe, expect, it } from 'vitest'
import { samples } from '#support/access/samples'
import { newApartment, publishedApartment } from '#support/apartments'
import { newForumCategory, newTopic } from '#support/community'
import { newEvent } from '#support/events'
import { emailsTo } from '#support/emails'
import { signedInMember } from '#support/members'
import { getTestPayload, rest } from '#support/rest'
import { runRawSql } from '#support/run-sql'
import { nextMorning, save, seeker, toldTo, watch } from '#support/searches'
import { expireIn, newSmallAd } from '#support/small-ads'

const titlesTold = async (member: Parameters<typeof toldTo>[0]) =>
  (await toldTo(member)).map(({ title }) => title)
const approval = (id: string, value: 'approved' | 'pending') =>
  rest('PATCH', `/apartments/${id}`, { as: 'moderator', body: { approval: value } })

async function itemOf(slug: 'services' | 'stores', given: object) {
  const { headers } = await signedInMember()
  const input = (await samples[slug]!.input()) as object
  const body = { ...input, city: 'Дортмунд', ...given }
  const { status, data, text } = await rest('POST', `/${slug}`, { headers, body })
  expect(status, text).toBe(201)
  return data.doc as { id: string }
}

describe('what is told', () => {
  it('is a flat that fits, once it is approved, once', async () => {
    const { member } = await seeker({ name: 'Двустаен', address: '/apartments?q=Унна&rooms=2&price=800' })
    const flat = await newApartment({ city: 'Унна', title: 'Светъл дом' })
    await publishedApartment({ city: 'Унна', price: 801 })
    await publishedApartment({ city: 'Унна', rooms: 3 })
    await publishedApartment({ city: 'Хам' })
    await watch()
    expect(await toldTo(member)).toEqual([])
    await approval(flat.id, 'approved')
    await watch()
    await watch()
    const told = await toldTo(member)
    expect(told).toMatchObject([
      {
        title: '1 нова квартира за „Двустаен“',
        message: '„Светъл дом“',
        data: { path: expect.stringContaining('/apartments/') as string },
      },
    ])
  })

  it('is not told again when it was hidden in between', async () => {
    const { member } = await seeker({ address: '/small-ads?q=акордеон' })
    const { id } = await newSmallAd({ title: 'Акордеон' })
    await watch()
    const hide = (hidden: boolean) => rest('PATCH', `/small-ads/${id}`, { as: 'moderator', body: { hidden } })
    expect((await hide(true)).status).toBe(200)
    await hide(false)
    await watch()
    expect(
      await runRawSql(`select count(*)::int as told from search_hits where document_id = '${id}'`),
    ).toEqual([{ told: 1 }])
    expect((await toldTo(member)).length).toBeLessThan(2)
  })

  it('is not what is hidden before it was told, until it is shown again', async () => {
    const { member, id: search } = await seeker({ address: '/small-ads?q=мандолина', rhythm: 'daily' })
    const { id } = await newSmallAd({ title: 'Мандолина' })
    await watch()
    const hide = (hidden: boolean) => rest('PATCH', `/small-ads/${id}`, { as: 'moderator', body: { hidden } })
    await hide(true)
    await nextMorning(search)
    await watch()
    expect(await titlesTold(member)).toEqual([])
    await hide(false)
    await watch()
    expect(await titlesTold(member)).toEqual([])
    await nextMorning(search)
    await watch()
    expect(await titlesTold(member)).toEqual(['1 нова обява за „Двустаен в Дортмунд“'])
  })

  it('is an ad that its owner renews after its end, but only to whom it was not told', async () => {
    const before = await seeker({ name: 'Преди', address: '/small-ads?q=окарина' })
    const { id, owner } = await newSmallAd({ title: 'Окарина' })
    await watch()
    const later = await seeker({ name: 'След', address: '/small-ads?q=окарина' })
    const renew = () => rest('POST', `/small-ads/${id}/renew`, owner)
    await expireIn(id, 1)
    expect((await renew()).status).toBe(200)
    await watch()
    expect(await titlesTold(later.member)).toEqual([])
    await expireIn(id, -1)
    await runRawSql(
      `update search_entries set expires_at = now() - interval '1 hour' where document_id = '${id}'`,
    )
    await rest('PATCH', `/small-ads/${id}`, { ...owner, body: { price: '5 €' } })
    expect(await runRawSql('select from search_arrivals')).toEqual([])
    expect((await renew()).status).toBe(200)
    await watch()
    await watch()
    expect(await titlesTold(later.member)).toEqual(['1 нова обява за „След“'])
    expect(await titlesTold(before.member)).toEqual(['1 нова обява за „Преди“'])
  })

  it.each([
    [
      'service',
      'services',
      { title: 'Уроци по окарина' },
      '/services?q=окарина',
      '1 нова услуга за „Майстор“',
    ],
    [
      'store',
      'stores',
      { name: 'Къща „Гайда“' },
      '/stores?q=гайда&city=dortmund',
      '1 нов магазин за „Майстор“',
    ],
  ] as const)('is a %s that fits, once it is approved', async (_, slug, names, address, title) => {
    const { member } = await seeker({ name: 'Майстор', address })
    const other = await seeker({ name: 'Друг', address: `/${slug}?q=контрабас` })
    const { id } = await itemOf(slug, names)
    await watch()
    expect(await titlesTold(member)).toEqual([])
    await rest('PATCH', `/${slug}/${id}`, { as: 'admin', body: { approval: 'approved' } })
    await watch()
    expect([await titlesTold(member), await titlesTold(other.member)]).toEqual([[title], []])
  })

  it('is never the own item, nor one of a blocked member', async () => {
    const { member } = await seeker({ address: '/small-ads?q=кларинет' })
    const blocked = await signedInMember()
    await rest('POST', '/blocks', { ...member, body: { member: blocked.id } })
    await newSmallAd({ title: 'Кларинет' }, member)
    await newSmallAd({ title: 'Друг кларинет' }, blocked)
    await watch()
    expect(await toldTo(member)).toEqual([])
    await newSmallAd({ title: 'Трети кларинет' })
    await watch()
    expect(await titlesTold(member)).toHaveLength(1)
  })

  it('is new: nothing that was there before the search, nor what came while it was paused', async () => {
    await newSmallAd({ title: 'Стара гъдулка' })
    const { member, id } = await seeker({ address: '/small-ads?q=гъдулка' })
    await watch()
    const pause = (isPaused: boolean) =>
      rest('PATCH', `/saved-searches/${id}`, { ...member, body: { isPaused } })
    await pause(true)
    await newSmallAd({ title: 'Пропусната гъдулка' })
    await watch()
    await pause(false)
    await newSmallAd({ title: 'Нова гъдулка' })
    await watch()
    expect((await toldTo(member)).map(({ message }) => message)).toEqual(['„Нова гъдулка“'])
  })

  it('has all the words: no typing error, no word less, but other forms, synonyms and letters', async () => {
    const all = ['диван', 'divan', 'диван Есен', 'мебели Есен', 'дивман', 'диван кожен Есен', 'диван Бохум']
    const seekers = await Promise.all(
      all.map((query) => seeker({ name: query, address: `/small-ads?q=${encodeURIComponent(query)}` })),
    )
    await newSmallAd({ title: 'Диванът на баба', city: 'Essen', description: 'Удобен.' })
    await watch()
    const told = await Promise.all(seekers.map(async ({ member }) => (await toldTo(member)).length))
    expect(Object.fromEntries(all.map((query, index) => [query, told[index]]))).toEqual({
      диван: 1,
      divan: 1,
      'диван Есен': 1,
      'мебели Есен': 1,
      дивман: 0,
      'диван кожен Есен': 0,
      'диван Бохум': 0,
    })
  })

  it('is of every kind that members look for, and on the search of all of them together', async () => {
    const { member } = await seeker({ name: 'Всичко', address: '/search?q=Кюстендил' })
    const events = await seeker({ name: 'Срещи', address: '/events?category=Social&city=dortmund' })
    const category = await newForumCategory()
    const topics = await seeker({ name: 'Теми', address: `/forum?category=${category.slug}&q=Кюстендил` })
    await newEvent({ title: 'Среща на Кюстендил', category: 'Social', city: 'Dortmund' })
    const author = await signedInMember()
    const { status } = await rest('POST', '/forum-topics', {
      ...author,
      body: { title: 'Кой е от Кюстендил?', content: 'Пишете.', category: category.id },
    })
    expect(status).toBe(201)
    await newTopic({ title: 'Друга тема за Кюстендил' })
    await watch()
    expect(await titlesTold(member)).toEqual(['3 нови за „Всичко“'])
    expect(await titlesTold(events.member)).toEqual(['1 ново събитие за „Срещи“'])
    expect((await toldTo(topics.member)).map(({ message }) => message)).toEqual(['„Кой е от Кюстендил?“'])
  })
})

describe('where and when', () => {
  it('is chosen by search: without the site there is no row', async () => {
    const { member } = await seeker({ address: '/small-ads?q=тамбура', onSite: false, byEmail: true })
    await newSmallAd({ title: 'Тамбура & калъф', city: 'Бон' })
    await watch()
    expect(await toldTo(member)).toEqual([])
    const payload = await getTestPayload()
    await payload.jobs.run({ queue: 'mailings', limit: 100 })
    const [letter, ...more] = (await emailsTo(member.email)).filter((one) => one.includes('Тамбура'))
    expect(more).toEqual([])
    expect(letter).toContain('Тамбура & калъф')
    expect(letter).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  })

  it('one click in the letter stops this search, another all letters', async () => {
    const member = await signedInMember()
    const one = await seeker({ name: 'Цигулки', address: '/small-ads?q=цигулка', byEmail: true }, member)
    await seeker({ name: 'Пиана', address: '/small-ads?q=пиано', byEmail: true }, member)
    await newSmallAd({ title: 'Цигулка' })
    await watch()
    const payload = await getTestPayload()
    await payload.jobs.run({ queue: 'mailings', limit: 100 })
    const letter = (await emailsTo(member.email)).find((text) => text.includes('„Цигулки“'))!
    const [stopOne, stopAll] = [...letter.matchAll(/\d\/unsubscribe\?token=([\w.-]+)/g)].map(
      ([, token]) => token!,
    )
    const stop = (token: string) => rest('POST', `/users/unsubscribe?token=${token}`)
    expect((await stop(stopOne!)).data.message).toContain('Търсенето е спряно')
    const paused = async () =>
      (await rest('GET', '/saved-searches', member)).data.docs
        .filter(({ isPaused }: { isPaused: boolean }) => isPaused)
        .map(({ id }: { id: string }) => id)
    expect(await paused()).toEqual([one.id])
    await stop(stopAll!)
    expect((await rest('GET', `/users/${member.id}`, member)).data.searchEmails).toBe(false)
    expect((await stop(`${one.id}.search.AAAA`)).status).toBe(400)
  })

  it('a search that is deleted tells nothing more', async () => {
    const { member, id } = await seeker({ address: '/small-ads?q=кастанети', rhythm: 'weekly' })
    await newSmallAd({ title: 'Кастанети' })
    await watch()
    expect((await rest('DELETE', `/saved-searches/${id}`, member)).status).toBe(200)
    expect(await runRawSql(`select from search_hits where search_id = '${id}'`)).toEqual([])
  })

  it('two processes tell it once', async () => {
    const { member } = await seeker({ address: '/small-ads?q=фагот' })
    for (const number of [1, 2, 3]) await newSmallAd({ title: `Фагот ${number}` })
    await Promise.all([watch(), watch(), watch()])
    await watch()
    const messages = (await toldTo(member)).map(({ message }) => message).join()
    for (const number of [1, 2, 3]) expect(messages.split(`„Фагот ${number}“`)).toHaveLength(2)
  })

  it('is refused to visitors', async () => {
    const { status } = await save({ headers: {} } as never)
    expect(status).toBe(401)
  })
})
