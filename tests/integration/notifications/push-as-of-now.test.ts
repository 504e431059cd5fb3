import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { comment, commentPost, newPost, newTopic } from '#support/community'
import { newEvent, register, tellEverybody } from '#support/events'
import { signedInMember } from '#support/members'
import { newReader, sendDue, set } from '#support/push-readers'
import { openPushService } from '#support/push-service'
import { rest } from '#support/rest'
import { runRawSql } from '#support/run-sql'
import { seeker, toldTo, watch } from '#support/searches'
import { newSmallAd } from '#support/small-ads'

const service = await openPushService()
afterAll(() => service.close())
beforeEach(() => service.answer(201))
afterEach(() => void vi.useRealTimers())

type Reader = Awaited<ReturnType<typeof newReader>>

/** Who has a search that tells on the phone. */
async function searching(query: string, given: Record<string, unknown> = {}) {
  const { member, browser } = await newReader(service)
  const choices = { name: 'Свирка', address: `/small-ads?q=${query}`, onPhone: true, ...given }
  return { browser, ...(await seeker(choices, member)) }
}

const hide = async (path: string, hidden = true) => {
  const body = { hidden, hiddenReason: 'Реклама' }
  expect((await rest('PATCH', path, { as: 'moderator', body })).status).toBe(200)
}

/** What waits for the phones of somebody, and until when. */
const waiting = () =>
  runRawSql<{ until: string | null }>(
    `select to_char(wait_until, 'YYYY-MM-DD HH24:MI') as until from payload_jobs where queue = 'pushes'`,
  )

async function sendAt(moment: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) })
  await sendDue()
  vi.useRealTimers()
}

const titles = (browser: Reader['browser']) => browser.told().map(({ title }) => title)

describe('in quiet hours', () => {
  const quiet = { quietHours: true, quietFrom: '22', quietUntil: '7', quietWeekends: true }

  it('a comment waits in the site', async () => {
    const { member, browser } = await newReader(service)
    await set(member, quiet)
    await commentPost((await newPost({ author: member })).id, await signedInMember())
    await sendAt('2026-11-26T05:59Z')
    expect([browser.told(), await waiting()]).toEqual([[], []])
    expect((await rest('GET', '/notifications', member)).data.totalDocs).toBe(1)
  })

  it('a comment that its author wants on the phone alone comes once they end', async () => {
    const { member, browser } = await newReader(service)
    await set(member, { ...quiet, commentsOnSite: false })
    await commentPost((await newPost({ author: member })).id, await signedInMember())
    await sendAt('2026-11-26T05:59Z')
    expect([browser.told(), await waiting()]).toEqual([[], [{ until: '2026-11-26 06:00' }]])
    await sendAt('2026-11-26T06:01Z')
    expect([browser.told().length, await waiting()]).toEqual([1, []])
  })

  it('a comment is told again once they have ended', async () => {
    const { member, browser } = await newReader(service)
    await set(member, quiet)
    await commentPost((await newPost({ author: member })).id, await signedInMember())
    await sendAt('2026-11-26T06:00Z')
    expect(browser.told()).toHaveLength(1)
  })

  it('what a search finds at night comes once they end, also where it tells on the phone alone', async () => {
    const { member, browser } = await searching('кавал', { onSite: false })
    await set(member, quiet)
    await newSmallAd({ title: 'Кавал' })
    await watch()
    // Eight o'clock on a Saturday.
    await sendAt('2026-11-28T07:00Z')
    expect([browser.told(), await waiting()]).toEqual([[], [{ until: '2026-11-28 08:00' }]])
    await sendAt('2026-11-28T08:01Z')
    expect([titles(browser), await waiting()]).toEqual([['1 нова обява за „Свирка“'], []])
  })

  it('what a search finds is not told in the morning when it was stopped at night', async () => {
    const { member, browser, id } = await searching('зурна')
    await set(member, quiet)
    await newSmallAd({ title: 'Зурна' })
    await watch()
    await sendAt('2026-11-26T02:00Z')
    await rest('DELETE', `/saved-searches/${id}`, member)
    await sendAt('2026-11-26T06:01Z')
    expect([browser.told(), await waiting()]).toEqual([[], []])
  })
})

describe('what has changed before it is sent', () => {
  it.each([
    ['a hidden comment', ({ path }: { path: string }) => hide(path)],
    ['a comment of a hidden post', ({ post }: { post: string }) => hide(`/posts/${post}`)],
    ['a deleted comment', ({ path }: { path: string }) => rest('DELETE', path, { as: 'moderator' })],
  ])('%s is not told', async (_, undo) => {
    const { member, browser } = await newReader(service)
    const post = await newPost({ author: member })
    const { data } = await commentPost(post.id, await signedInMember())
    await undo({ path: `/post-comments/${data.doc.id}`, post: post.id })
    await sendDue()
    expect(browser.told()).toEqual([])
  })

  it('a hidden comment in the forum is not told', async () => {
    const { member, browser } = await newReader(service)
    const topic = await newTopic({ author: member })
    const { data } = await comment(topic.id, await signedInMember())
    await hide(`/forum-comments/${data.doc.id}`)
    await sendDue()
    expect(browser.told()).toEqual([])
    await comment(topic.id, await signedInMember())
    await sendDue()
    expect(browser.told()).toHaveLength(1)
  })

  it('the change of a hidden event is not told; that it was cancelled is', async () => {
    const { member, browser } = await newReader(service)
    const event = await newEvent()
    await register(event, member)
    const change = (body: Record<string, unknown>) =>
      rest('PATCH', `/events/${event.id}`, { as: 'moderator', body })
    await change({ city: 'Хаген' })
    await tellEverybody()
    await hide(`/events/${event.id}`)
    await sendDue()
    expect(browser.told()).toEqual([])
    await change({ cancelled: true })
    await sendDue()
    expect(titles(browser)).toEqual(['Отменено събитие'])
  })

  it('what a search found and is hidden is not told', async () => {
    const { browser } = await searching('дудук')
    const { id } = await newSmallAd({ title: 'Дудук' })
    await watch()
    await hide(`/small-ads/${id}`)
    await sendDue()
    expect(browser.told()).toEqual([])
  })

  it('of several that a search found, what is hidden is not named', async () => {
    const { browser } = await searching('окарина', { rhythm: 'daily' })
    const ads = [await newSmallAd({ title: 'Окарина от глина' }), await newSmallAd({ title: 'Нова окарина' })]
    await watch()
    await runRawSql(`update search_hits set due_at = now() where told_at is null`)
    await watch()
    await hide(`/small-ads/${ads[0]!.id}`)
    await sendDue()
    expect(browser.told()).toMatchObject([{ title: '1 нова обява за „Свирка“', body: '„Нова окарина“' }])
  })

  it('nor is it in the bell, however old the notification', async () => {
    const { member } = await searching('чалга', { rhythm: 'daily', onPhone: false })
    await seeker({ name: 'Навсякъде', address: '/search?q=чалга', rhythm: 'daily' }, member)
    const ads = [await newSmallAd({ title: 'Чалга на живо' }), await newSmallAd({ title: 'Плочи с чалга' })]
    await watch()
    await runRawSql(`update search_hits set due_at = now() where told_at is null`)
    await watch()
    const messages = async () => (await toldTo(member)).map(({ message }) => message)
    const both = expect.stringMatching(
      /^„Чалга на живо“, „Плочи с чалга“$|^„Плочи с чалга“, „Чалга на живо“$/,
    )
    expect(await messages()).toEqual([both, both])
    await hide(`/small-ads/${ads[0]!.id}`)
    expect(await messages()).toEqual(['„Плочи с чалга“', '„Плочи с чалга“'])
    await hide(`/small-ads/${ads[1]!.id}`)
    expect(await messages()).toEqual(['вече не се показват', 'вече не се показват'])
    await hide(`/small-ads/${ads[0]!.id}`, false)
    expect(await messages()).toEqual(['„Чалга на живо“', '„Чалга на живо“'])
  })

  it.each([
    ['paused', 'PATCH', { isPaused: true }],
    ['silenced on the phone', 'PATCH', { onSite: true, onPhone: false }],
    ['deleted', 'DELETE', undefined],
  ] as const)('a search that was %s tells nothing', async (how, method, body) => {
    const { member, browser, id } = await searching('хармоника')
    await newSmallAd({ title: `Хармоника ${how}` })
    await watch()
    expect((await rest(method, `/saved-searches/${id}`, { ...member, body })).status).toBe(200)
    await sendDue()
    expect(browser.told()).toEqual([])
  })
})
