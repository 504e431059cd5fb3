import { importJWK, jwtVerify } from 'jose'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { comment, commentPost, like, newPost, newTopic } from '#support/community'
import { signedInMember } from '#support/members'
import { add, awake, newReader, sendDue, set } from '#support/push-readers'
import { openPushService } from '#support/push-service'
import { newService } from '#support/reported-services'
import { rest } from '#support/rest'

const service = await openPushService()
afterAll(() => service.close())
beforeEach(() => service.answer(201))

describe('a comment', () => {
  it('reaches the phone of whom it concerns, encrypted and signed, and leads to the very comment', async () => {
    const { member, browser } = await newReader(service)
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
    const { member, browser } = await newReader(service)
    const second = service.newBrowser()
    await add(member, second)
    const topic = await newTopic()
    await rest('POST', `/forum-topics/${topic.id}/follow`, { ...member, body: { follows: true } })
    await comment(topic.id, await signedInMember())
    await sendDue()
    expect([browser.told().length, second.told().length]).toEqual([1, 1])
  })

  it('is told over a new connection when the service has closed the kept one', async () => {
    const { member, browser } = await newReader(service)
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
    const { member, browser } = await newReader(service)
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
})

it('a like is silent on the phone until it is asked for, and then rings once until it is read', async () => {
  const { member, browser } = await newReader(service)
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
