import pg from 'pg'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { dueSearches } from '#database/statements/searches/due-searches'
import { matchArrivals } from '#database/statements/searches/match-arrivals'
import { FOUND_NAMED_MAX, TOLD_AT_ONCE } from '#domain/searches/search-limits'
import { env } from '#env'
import { emailsTo } from '#support/emails'
import { newEvent } from '#support/events'
import { signedInMember } from '#support/members'
import { getTestPayload, rest } from '#support/rest'
import { runRawSql } from '#support/run-sql'
import { nextMorning, seeker, toldTo, watch } from '#support/searches'
import { newSmallAd } from '#support/small-ads'
import { until } from '#support/until'

afterEach(() => vi.restoreAllMocks())

const connection = async () => ({ payload: await getTestPayload(), transactionID: undefined })
const untold = (search: string) =>
  runRawSql(`select from search_hits where search_id = '${search}' and told_at is null`)

/** Found longer ago than anything else, and gone. */
async function waitingSearches(count: number) {
  const { id: owner } = await signedInMember()
  await runRawSql(`with searches as (
      insert into saved_searches (owner_id, name, address, rhythm, on_site)
      select '${owner}', 'Търсене', '/stores?q=' || number, 'daily', true from generate_series(1, ${count}) number
      returning id)
    insert into search_hits (search_id, kind, document_id, due_at)
    select id, 'stores', gen_random_uuid(), now() - interval '1 hour' from searches`)
}

describe('when much is due', () => {
  it('what tells at once is before all that waited for the morning', async () => {
    await waitingSearches(3)
    const { id } = await seeker({ address: '/small-ads?q=зурна' })
    await newSmallAd({ title: 'Зурна' })
    await matchArrivals(await connection(), { limit: 10, daily: 'infinity', weekly: 'infinity' })
    expect(await dueSearches(await connection(), 1)).toEqual([id])
    expect(await dueSearches(await connection(), 10)).toHaveLength(4)
    await watch()
  })

  it('one run tells more than one portion', async () => {
    const { member, id } = await seeker({ address: '/small-ads?q=лютня', rhythm: 'daily' })
    await newSmallAd({ title: 'Лютня' })
    await watch()
    await waitingSearches(TOLD_AT_ONCE)
    await nextMorning(id)
    await watch()
    expect(await toldTo(member)).toHaveLength(1)
  })

  it('a search that cannot be told is put off and keeps nobody waiting', async () => {
    const payload = await getTestPayload()
    const { member, id } = await seeker({ address: '/small-ads?q=чембало', byEmail: true })
    const other = await seeker({ address: '/small-ads?q=чембало' })
    await newSmallAd({ title: 'Чембало' })
    const logged = vi.spyOn(payload.logger, 'error')
    const queue = payload.jobs.queue.bind(payload.jobs)
    const full = vi.spyOn(payload.jobs, 'queue').mockImplementation(((order: Parameters<typeof queue>[0]) => {
      if ('search' in order.input && order.input.search === id) throw new Error('no room for letters')
      return queue(order)
    }) as typeof queue)
    await watch()
    expect((await toldTo(other.member)).length).toBe(1)
    expect(await toldTo(member)).toEqual([])
    expect(logged.mock.calls).toEqual([
      [{ msg: 'a saved search was not told', search: id, err: expect.any(Error) as Error }],
    ])
    await watch()
    expect(logged).toHaveBeenCalledOnce()
    full.mockRestore()
    await nextMorning(id)
    await watch()
    expect(await toldTo(member)).toHaveLength(1)
    expect(await toldTo(other.member)).toHaveLength(1)
  })
})

describe('what changes while something waits to be told', () => {
  it('a search paused meanwhile tells nothing and forgets it', async () => {
    const { member, id } = await seeker({ address: '/small-ads?q=челеста' })
    await newSmallAd({ title: 'Челеста' })
    await matchArrivals(await connection(), { limit: 10, daily: 'now', weekly: 'now' })
    // As a pause that ends after the matching has read the search: its hits are written later.
    await runRawSql(`update saved_searches set is_paused = true where id = '${id}'`)
    expect(await untold(id)).toHaveLength(1)
    await watch()
    expect([await toldTo(member), await untold(id)]).toEqual([[], []])
  })

  it('a search deleted while it is matched is left out, without an error', async () => {
    const gone = await seeker({ address: '/small-ads?q=арфа' })
    const { id } = await seeker({ address: '/small-ads?q=арфа' })
    await newSmallAd({ title: 'Арфа' })
    const client = new pg.Client({ connectionString: env.DATABASE_URL })
    await client.connect()
    await client.query('begin')
    await client.query('delete from saved_searches where id = $1', [gone.id])
    const matching = matchArrivals(await connection(), { limit: 10, daily: 'now', weekly: 'now' })
    await until(
      async () =>
        (await runRawSql(`select from pg_locks where not granted and locktype in ('transactionid', 'tuple')`))
          .length > 0,
    )
    await client.query('commit')
    await client.end()
    expect(await matching).toBeGreaterThan(0)
    expect(await untold(id)).toHaveLength(1)
    await watch()
    expect(await toldTo(gone.member)).toEqual([])
  })

  it('an item hidden meanwhile is neither told nor counted, and is forgotten', async () => {
    const { member, id } = await seeker({ address: '/small-ads?q=гонг', rhythm: 'daily' })
    const hidden = await newSmallAd({ title: 'Скрит гонг' })
    await newSmallAd({ title: 'Видим гонг' })
    await watch()
    const body = { hidden: true, hiddenReason: 'Спам' }
    expect((await rest('PATCH', `/small-ads/${hidden.id}`, { as: 'moderator', body })).status).toBe(200)
    await nextMorning(id)
    await watch()
    expect((await toldTo(member)).map(({ message }) => message)).toEqual(['„Видим гонг“'])
    expect(await untold(id)).toEqual([])
  })

  it('the item of a member blocked meanwhile is not told', async () => {
    const { member, id } = await seeker({ address: '/small-ads?q=ксилофон', rhythm: 'daily' })
    const { owner } = await newSmallAd({ title: 'Ксилофон' })
    await watch()
    await rest('POST', '/blocks', { ...member, body: { member: owner.id } })
    await nextMorning(id)
    await watch()
    expect([await toldTo(member), await untold(id)]).toEqual([[], []])
  })
})

describe('a letter', () => {
  const letterTo = async (email: string) => {
    const payload = await getTestPayload()
    await payload.jobs.run({ queue: 'mailings', limit: 100 })
    return (await emailsTo(email)).filter((one) => one.includes('Кавали'))
  }

  async function manyFound() {
    const { member } = await seeker({ name: 'Кавали', address: '/search?q=кавал', byEmail: true })
    await newSmallAd({ title: 'Стар кавал' })
    const organizer = await signedInMember()
    const events: string[] = []
    for (let number = 0; number <= FOUND_NAMED_MAX; number += 1)
      events.push((await newEvent({ title: `Кавал ${number} вечер` }, organizer)).id)
    await watch()
    return { member, events }
  }

  it('counts all that was found, of every kind, and names the newest', async () => {
    const { member } = await manyFound()
    const [letter, ...more] = await letterTo(member.email)
    expect(more).toEqual([])
    expect(letter).toContain(`<title>${FOUND_NAMED_MAX + 2} нови за „Кавали“`)
    expect(letter!.match(/- Кавал \d+ вечер/g)).toHaveLength(FOUND_NAMED_MAX)
    expect(letter).toContain('и още 2')
  })

  it('names what is left when the newest are hidden before it is sent', async () => {
    const { member, events } = await manyFound()
    for (const id of events.slice(1))
      await rest('PATCH', `/events/${id}`, { as: 'moderator', body: { hidden: true, hiddenReason: 'Спам' } })
    const [letter] = await letterTo(member.email)
    expect(letter).toContain('<title>2 нови за „Кавали“')
    for (const title of ['- Кавал 0 вечер', '- Стар кавал']) expect(letter).toContain(title)
    expect(letter).not.toContain('и още')
  })
})
