import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { SEARCH_QUERY_MAX } from '#domain/limits'
import { SEARCH_ADDRESS_MAX, SEARCHES_MAX } from '#domain/searches/search-limits'
import { signedInMember } from '#support/members'
import { getTestPayload, rest } from '#support/rest'
import { runRawSql } from '#support/run-sql'
import { save, seeker } from '#support/searches'
import { newSmallAd } from '#support/small-ads'

const change = (id: string, { headers }: { headers: Record<string, string> }, body: object) =>
  rest('PATCH', `/saved-searches/${id}`, { headers, body: { ...body } })

describe('a saved search', () => {
  it('keeps the conditions of its list, without the page and what nobody asked', async () => {
    const { member, id } = await seeker({ address: '/apartments?page=3&rooms=2&q=Дортмунд&price=900&foo=1' })
    const { data } = await rest('GET', `/saved-searches/${id}`, member)
    expect(Object.fromEntries(new URL(data.address, 'http://site').searchParams)).toEqual({
      q: 'Дортмунд',
      rooms: '2',
      price: '900',
    })
    expect(data).toMatchObject({ rhythm: 'atOnce', onSite: true, onPhone: false, isPaused: false })
  })

  it.each([
    ['another site', 'https://example.com/apartments'],
    ['a page without a list', '/profile'],
    ['the search without a question', '/search?kind=stores'],
    ['a kind that nobody is told of', '/search?q=лекар&kind=contacts'],
    ['past events', '/events?when=past'],
    ['words that say nothing', '/stores?q=%21%3F'],
    ['too long', `/stores?q=${'а'.repeat(SEARCH_ADDRESS_MAX)}`],
  ])('is refused for %s', async (_, address) => {
    const { status } = await save(await signedInMember(), { address })
    expect(status).toBe(400)
  })

  it('keeps the longest question of the search', async () => {
    const words = [
      'едностаен',
      'жилище',
      'център',
      'Щутгарт',
      'юг',
      'обзаведено',
      'паркинг',
      'балкон',
      'асансьор',
    ]
    const query = words.join(' ').repeat(9).slice(0, SEARCH_QUERY_MAX)
    const { member, id } = await seeker({
      address: `/search?q=${encodeURIComponent(query)}&kind=forum-topics&city=berlin`,
    })
    const { data } = await rest('GET', `/saved-searches/${id}`, member)
    expect(new URL(data.address, 'http://site').searchParams.get('q')).toBe(query)
  })

  it('needs a place where it tells', async () => {
    const { member, id } = await seeker()
    expect((await save(member, { onSite: false, address: '/stores' })).status).toBe(400)
    const { status, text } = await change(id, member, { onSite: false })
    expect([status, text.includes('Изберете поне едно място')]).toEqual([400, true])
  })

  it('exists once for the same conditions', async () => {
    const { member } = await seeker({ address: '/services?q=кола&page=2' })
    const { status, text } = await save(member, { name: 'Друго име', address: '/services?q=кола' })
    expect([status, text.includes('Вече сте запазили')]).toEqual([409, true])
  })

  it('says since when it is paused, and nobody writes that by hand', async () => {
    const { member, id } = await seeker({ address: '/stores' })
    const pausedAt = async (body: object) => (await change(id, member, body)).data.doc.pausedAt
    expect(await pausedAt({ pausedAt: '2020-01-01T00:00:00.000Z' })).toBeNull()
    const since = await pausedAt({ isPaused: true })
    expect(Date.now() - Date.parse(since)).toBeLessThan(60_000)
    expect(await pausedAt({ name: 'Ново име' })).toBe(since)
    expect(await pausedAt({ isPaused: false })).toBeNull()
  })
})

it(`a member has at most ${SEARCHES_MAX}, also when many are sent at once`, async () => {
  const member = await signedInMember()
  const sent = await Promise.all(
    Array.from({ length: SEARCHES_MAX + 4 }, (_, index) =>
      save(member, { address: `/stores?q=дюнер${index}` }),
    ),
  )
  expect(sent.map(({ status }) => status).sort()).toEqual([
    ...Array<number>(SEARCHES_MAX).fill(201),
    ...Array<number>(4).fill(409),
  ])
  expect((await rest('GET', '/saved-searches', member)).data.totalDocs).toBe(SEARCHES_MAX)
})

it('what was found long ago is forgotten once it is gone', async () => {
  const { id } = await seeker()
  const shown = await newSmallAd()
  const [gone, goneLately] = [randomUUID(), randomUUID()]
  for (const [item, days] of [
    [shown.id, 91],
    [gone, 91],
    [goneLately, 89],
  ])
    await runRawSql(`insert into search_hits (search_id, kind, document_id, due_at, told_at)
      values ('${id}', 'small-ads', '${item}', now(), now() - interval '${days} days')`)
  const payload = await getTestPayload()
  await payload.jobs.queue({ task: 'purgeNotifications', input: {} })
  await payload.jobs.run()
  const left = await runRawSql<{ document_id: string }>(
    `select document_id from search_hits where search_id = '${id}'`,
  )
  expect(left.map(({ document_id: item }) => item).sort()).toEqual([shown.id, goneLately].sort())
})
