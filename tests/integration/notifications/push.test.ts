import { importJWK, jwtVerify } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rotatePushKeys } from '#database/statements/notifications/push-keys'
import { PUSH_DEVICES_MAX, PUSH_FAILURES_MAX } from '#domain/notifications/push-limits'
import { comment, commentPost, like, newPost, newTopic } from '#support/community'
import { signedInMember } from '#support/members'
import { newService } from '#support/reported-services'
import { openPushService } from '#support/push-service'
import { getTestPayload, rest } from '#support/rest'
import { runRawSql } from '#support/run-sql'

type Member = Awaited<ReturnType<typeof signedInMember>>
type Browser = ReturnType<Awaited<ReturnType<typeof openPushService>>['newBrowser']>

let service: Awaited<ReturnType<typeof openPushService>>
beforeAll(async () => {
  service = await openPushService()
})
afterAll(() => service.close())
beforeEach(() => service.answer(201))

/** Awake whatever the hour in which the tests run. */
const awake = (member: Member) => set(member, { quietHours: false })
const set = async (member: Member, choice: Record<string, unknown>) =>
  expect((await rest('PATCH', `/users/${member.id}`, { ...member, body: choice })).status).toBe(200)

const add = async ({ headers }: Member, { endpoint, keys }: Pick<Browser, 'endpoint' | 'keys'>) => {
  const { signingKey } = (await rest('GET', '/push-subscriptions/key', { headers })).data
  return rest('POST', '/push-subscriptions/add', { headers, body: { endpoint, keys, signingKey } })
}

async function reader() {
  const member = await signedInMember()
  await awake(member)
  const browser = service.newBrowser()
  expect((await add(member, browser)).status).toBe(200)
  return { member, browser }
}

async function sendDue() {
  const payload = await getTestPayload()
  for (const queue of ['notices', 'pushes']) await payload.jobs.run({ queue, limit: 100 })
}

const subscriptionsOf = ({ id }: Member) =>
  runRawSql<{ endpoint: string; failures: string }>(
    `select endpoint, failures from push_subscriptions where account_id = '${id}' order by created_at`,
  )

describe('a comment', () => {
  it('reaches the phone of whom it concerns, encrypted and signed, and leads to the very comment', async () => {
    const { member, browser } = await reader()
    const ani = await signedInMember({ fullName: 'Ани Петрова' })
    const post = await newPost({ author: member })
    const { data } = await commentPost(post.id, ani, 'Имам същия въпрос.')
    await sendDue()
    expect(browser.told()).toEqual([
      {
        title: 'Нов коментар',
        body: expect.stringContaining('Ани Петрова') as string,
        tag: `social_comment:${post.id}`,
        url: expect.stringContaining(data.doc.id as string) as string,
      },
    ])
    const { headers } = service.received.at(-1)!
    const [, token = '', key = ''] = /^vapid t=(.+), k=(.+)$/.exec(String(headers.authorization)) ?? []
    const bytes = Buffer.from(key, 'base64url')
    const [x, y] = [bytes.subarray(1, 33), bytes.subarray(33)].map((part) => part.toString('base64url'))
    const { payload } = await jwtVerify(token, await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256'))
    expect(payload.aud).toBe(new URL(browser.endpoint).origin)
    expect([headers.ttl, String(headers.topic).length]).toEqual(['86400', 32])
  })

  it('is told on each device of who follows the topic, and to nobody who did not ask', async () => {
    const { member, browser } = await reader()
    const second = service.newBrowser()
    await add(member, second)
    const topic = await newTopic()
    await rest('POST', `/forum-topics/${topic.id}/follow`, { ...member, body: { follows: true } })
    await comment(topic.id, await signedInMember())
    await sendDue()
    expect([browser.told().length, second.told().length]).toEqual([1, 1])
  })

  it('is told over a new connection when the service has closed the kept one', async () => {
    const { member, browser } = await reader()
    const post = await newPost({ author: member })
    service.keepConnections(false)
    for (const name of ['Ани', 'Боян']) {
      await commentPost(post.id, await signedInMember({ fullName: `${name} Петров` }))
      await sendDue()
    }
    service.keepConnections(true)
    expect(browser.told()).toHaveLength(2)
  })

  it('is told where its reader wants it: site, phone and email are chosen apart', async () => {
    const { member, browser } = await reader()
    const post = await newPost({ author: member })
    const rows = async () => (await rest('GET', '/notifications', member)).data.totalDocs as number
    await set(member, { commentsOnSite: false })
    await commentPost(post.id, await signedInMember())
    await sendDue()
    expect([await rows(), browser.told().length]).toEqual([0, 1])
    await set(member, { commentsOnSite: true, commentsOnPhone: false })
    await commentPost(post.id, await signedInMember())
    await sendDue()
    expect([await rows(), browser.told().length]).toEqual([1, 1])
  })

  it('waits in the site during quiet hours, decided when it is sent', async () => {
    const { member, browser } = await reader()
    const post = await newPost({ author: member })
    await commentPost(post.id, await signedInMember())
    const hour = Number(
      new Intl.DateTimeFormat('en', {
        hour: 'numeric',
        hourCycle: 'h23',
        timeZone: 'Europe/Berlin',
      }).format(),
    )
    // From now until ten in the morning, or from six in the evening until now: one of both holds at any hour but noon.
    const quiet = hour >= 18 ? { quietFrom: '18' } : { quietFrom: '18', quietUntil: '10' }
    await set(member, { quietHours: true, ...quiet })
    const isQuiet = hour >= 18 || hour < 10
    await sendDue()
    expect(browser.told()).toHaveLength(isQuiet ? 0 : 1)
    expect((await rest('GET', '/notifications', member)).data.totalDocs).toBe(1)
  })
})

it('a like is silent on the phone until it is asked for, and then rings once until it is read', async () => {
  const { member, browser } = await reader()
  const post = await newPost({ author: member })
  await like(`/posts/${post.id}`, await signedInMember())
  await sendDue()
  expect(browser.told()).toEqual([])
  await set(member, { likesOnPhone: true })
  const other = await newPost({ author: member })
  for (const liker of [await signedInMember(), await signedInMember()])
    await like(`/posts/${other.id}`, liker)
  await sendDue()
  expect(browser.told()).toHaveLength(1)
})

it('a decision is not quoted on a locked screen', async () => {
  const { id, owner } = await newService({ isListed: false })
  await awake(owner)
  const browser = service.newBrowser()
  await add(owner, browser)
  const body = { approval: 'rejected', rejectionReason: 'Липсва телефон.' }
  await rest('PATCH', `/services/${id}`, { as: 'admin', body })
  await sendDue()
  expect(browser.told()).toEqual([expect.objectContaining({ tag: `item_rejected:${id}` })])
  expect(JSON.stringify(browser.told())).not.toContain('Липсва телефон.')
})

describe('a browser', () => {
  it('tries itself out at any hour; who has none is told so', async () => {
    const { member, browser } = await reader()
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

  it('belongs to who is signed in there, is given up by its member only, and ends with the session', async () => {
    const { member, browser } = await reader()
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
    const { member, browser } = await reader()
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
    service.answer(302)
    await tell()
    await sendDue()
    expect(await subscriptionsOf(member)).toEqual([])
    await add(member, browser)
    await runRawSql(`update push_subscriptions set failures = ${PUSH_FAILURES_MAX - 1}`)
    service.answer(500)
    await tell()
    await sendDue()
    expect(await subscriptionsOf(member)).toEqual([])
  })

  it('is one of at most ten, of which the oldest gives way', async () => {
    const { member, browser } = await reader()
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
    ['no keys', { keys: null }],
  ])('with %s is refused', async (_, wrong) => {
    const member = await signedInMember()
    const { endpoint, keys } = service.newBrowser()
    const { status } = await add(member, { endpoint, keys, ...wrong } as Browser)
    expect(status).toBe(400)
    expect(await subscriptionsOf(member)).toEqual([])
  })

  it('goes with the account', async () => {
    const { member } = await reader()
    await rest('DELETE', `/users/${member.id}`, { as: 'admin' })
    expect(await runRawSql(`select 1 from push_subscriptions where account_id is null`)).toEqual([])
  })
})

it('a new key leaves the old one to the browsers that know it', async () => {
  const { member, browser } = await reader()
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
