import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import webpush from 'web-push'
import { rotatePushKeys } from '#database/statements/notifications/push-keys'
import { PUSH_DEVICES_MAX, PUSH_FAILURES_MAX } from '#domain/notifications/push-limits'
import { commentPost, newPost } from '#support/community'
import { openSession, signedInMember } from '#support/members'
import { add, awake, type Browser, newReader, sendDue, set, subscriptionsOf } from '#support/push-readers'
import { openPushService } from '#support/push-service'
import { getTestPayload, rest } from '#support/rest'
import { runRawSql } from '#support/run-sql'

const service = await openPushService()
afterAll(() => service.close())
beforeEach(() => service.answer(201))

const noPoint = Buffer.alloc(65, 4).toString('base64url')

describe('a browser', () => {
  it('tries itself out at any hour; who has none is told so', async () => {
    const { member, browser } = await newReader(service)
    await set(member, { quietHours: true, quietFrom: '18', quietUntil: '10' })
    const answer = await rest('POST', '/push-subscriptions/test', member)
    expect([answer.status, answer.data.message]).toEqual([200, 'Изпратихме пробно известие.'])
    await sendDue()
    expect(browser.told()).toEqual([expect.objectContaining({ tag: 'test', url: '/profile/notifications' })])
    const { status, data } = await rest('POST', '/push-subscriptions/test', await signedInMember())
    expect([status, data.errors[0].message]).toEqual([
      409,
      'Няма устройство с включени известия. Включете ги отново.',
    ])
  })

  it('counts among those that are tried only while its session lasts', async () => {
    const { member, browser } = await newReader(service)
    const elsewhere = { ...member, headers: await openSession(member) }
    await add(elsewhere, service.newBrowser())
    const devices = async () =>
      (await rest('POST', '/push-subscriptions/test', member)).data.devices as number
    expect(await devices()).toBe(2)
    await rest('POST', '/users/logout', elsewhere)
    expect(await devices()).toBe(1)
    await sendDue()
    expect(browser.told()).toHaveLength(2)
  })

  it('belongs to who is signed in there, is given up by its member only, and ends with the session', async () => {
    const { member, browser } = await newReader(service)
    const other = await signedInMember()
    await awake(other)
    await rest('POST', '/push-subscriptions/remove', { ...other, body: { endpoint: browser.endpoint } })
    expect(await subscriptionsOf(member)).toHaveLength(1)
    await add(other, browser)
    expect([await subscriptionsOf(member), (await subscriptionsOf(other)).length]).toEqual([[], 1])
    const post = await newPost({ author: other })
    await runRawSql(`delete from users_sessions where _parent_id = '${other.id}'`)
    await commentPost(post.id, member)
    await sendDue()
    expect(browser.told()).toEqual([])
  })

  it('that is gone is forgotten; one that does not answer is tried again and given up in the end', async () => {
    const { member, browser } = await newReader(service)
    const gone = service.newBrowser()
    await add(member, { ...gone, endpoint: `${gone.endpoint}-gone` })
    const tell = () => rest('POST', '/push-subscriptions/test', member)
    service.answer(503)
    await tell()
    await sendDue()
    expect(await subscriptionsOf(member)).toEqual([{ endpoint: browser.endpoint, failures: '1' }])
    service.answer(201)
    await runRawSql(`update payload_jobs set wait_until = now() where queue = 'pushes'`)
    await sendDue()
    expect(browser.told()).toHaveLength(2)
    expect(await subscriptionsOf(member)).toEqual([{ endpoint: browser.endpoint, failures: '0' }])
    for (const status of [404, 410]) {
      service.answer(status)
      await tell()
      await sendDue()
      expect(await subscriptionsOf(member)).toEqual([])
      await add(member, browser)
    }
    await runRawSql(`update push_subscriptions set failures = ${PUSH_FAILURES_MAX - 1}`)
    service.answer(500)
    await tell()
    await sendDue()
    expect(await subscriptionsOf(member)).toEqual([])
  })

  it.each([302, 400, 401, 403, 413, 429])('is kept when its service answers %i', async (status) => {
    const { member, browser } = await newReader(service)
    service.answer(status)
    await rest('POST', '/push-subscriptions/test', member)
    const { logger } = await getTestPayload()
    const warn = vi.spyOn(logger, 'warn')
    await sendDue()
    expect(warn).toHaveBeenCalledWith(expect.objectContaining({ answers: [status] }))
    expect(await subscriptionsOf(member)).toEqual([{ endpoint: browser.endpoint, failures: '1' }])
  })

  it.each([
    ['whose key is no point of the curve is forgotten', `p256dh = '${noPoint}'`],
    ['whose secret is too short is forgotten', `auth = 'AAAA'`],
  ])('%s, and the others are told once', async (_, spoilt) => {
    const { member, browser } = await newReader(service)
    const second = service.newBrowser()
    await add(member, second)
    await runRawSql(`update push_subscriptions set ${spoilt} where endpoint = '${browser.endpoint}'`)
    await rest('POST', '/push-subscriptions/test', member)
    await sendDue()
    expect([browser.told().length, second.told().length]).toEqual([0, 1])
    expect(await subscriptionsOf(member)).toEqual([{ endpoint: second.endpoint, failures: '0' }])
  })

  it('that cannot be told for an unknown reason fails alone', async () => {
    const { member, browser } = await newReader(service)
    const second = service.newBrowser()
    await add(member, second)
    vi.spyOn(webpush, 'generateRequestDetails').mockImplementationOnce(() => {
      throw new Error('surprise')
    })
    await rest('POST', '/push-subscriptions/test', member)
    await sendDue()
    expect(browser.told().length + second.told().length).toBe(1)
    expect((await subscriptionsOf(member)).map(({ failures }) => failures).toSorted()).toEqual(['0', '1'])
  })

  it('is one of at most ten, of which the oldest gives way', async () => {
    const { member, browser } = await newReader(service)
    const later = Array.from({ length: PUSH_DEVICES_MAX }, () => service.newBrowser())
    for (const one of later) await add(member, one)
    const kept = (await subscriptionsOf(member)).map(({ endpoint }) => endpoint)
    expect(kept).toHaveLength(PUSH_DEVICES_MAX)
    expect(kept).not.toContain(browser.endpoint)
  })

  it.each([
    ['another host', { endpoint: 'https://example.org/push' }],
    ['the database of this machine', { endpoint: 'http://127.0.0.1:5432/' }],
    ['a name that only begins like a push service', { endpoint: 'https://localhost.example.org/' }],
    ['no address', { endpoint: 'a' }],
    ['an endless address', { endpoint: `http://localhost/${'a'.repeat(1000)}` }],
    ['keys of another length', { keys: { p256dh: 'a', auth: 'b' } }],
    ['a key that is no point of the curve', { keys: { p256dh: noPoint, auth: 'A'.repeat(22) } }],
    ['no keys', { keys: null }],
  ])('with %s is refused', async (_, wrong) => {
    const member = await signedInMember()
    const { endpoint, keys } = service.newBrowser()
    const { status, text } = await add(member, { endpoint, keys, ...wrong } as Browser)
    expect(status).toBe(400)
    expect(text).toMatch(/\p{Script=Cyrillic}/u)
    expect(await subscriptionsOf(member)).toEqual([])
  })

  it('goes with the account', async () => {
    const { member } = await newReader(service)
    await rest('DELETE', `/users/${member.id}`, { as: 'admin' })
    expect(await runRawSql(`select 1 from push_subscriptions where account_id is null`)).toEqual([])
  })
})

it('a new key leaves the old one to the browsers that know it', async () => {
  const { member, browser } = await newReader(service)
  const key = async () => (await rest('GET', '/push-subscriptions/key', member)).data.signingKey as string
  const before = await key()
  await rotatePushKeys(await getTestPayload())
  expect(await key()).not.toBe(before)
  await rest('POST', '/push-subscriptions/test', member)
  await sendDue()
  expect(browser.told()).toHaveLength(1)
  await add(member, browser)
  await runRawSql(`delete from push_subscriptions where signing_key = '${before}'`)
  await rotatePushKeys(await getTestPayload())
  const kids = await runRawSql<{ kid: string }>(`select kid from signing_keys where purpose = 'push'`)
  expect(kids.map(({ kid }) => kid)).not.toContain(before)
  const { data } = await rest('GET', '/push-subscriptions/key', { as: 'visitor' })
  expect(data.errors).toHaveLength(1)
})
