import { describe, expect, it } from 'vitest'
import { newPost, newTopic } from '#support/community'
import { deviceOf, isKnown } from '#support/devices'
import { emailsTo } from '#support/emails'
import { signedInMember } from '#support/members'
import { newService } from '#support/reported-services'
import { type Actor, getTestPayload, rest } from '#support/rest'
import { reason, suspend, suspendedMember } from '#support/suspension'
import { until } from '#support/until'

describe('suspending', () => {
  it.each<[Actor, number]>([
    ['visitor', 401],
    ['member', 403],
    ['moderator', 200],
    ['admin', 200],
  ])('by %s: %s', async (as, status) => {
    const member = await signedInMember()
    expect((await suspend(member.id, { as })).status).toBe(status)
    expect((await rest('DELETE', `/users/${member.id}/suspend`, { as })).status).toBe(status)
  })

  it('never meets staff, oneself or nobody', async () => {
    const admin = await signedInMember({ role: 'admin' })
    const moderator = await signedInMember({ role: 'moderator' })
    for (const { id } of [admin, moderator])
      expect((await suspend(id, { headers: admin.headers })).status).toBe(409)
    expect((await suspend(crypto.randomUUID())).status).toBe(404)
    expect((await suspend('x')).status).toBe(404)
  })

  it.each([
    { through: '2020-01-01' },
    { through: '2099-01-01' },
    { through: 'утре' },
    { reason: ' ' },
    { reason: 'х'.repeat(501) },
  ])('is refused: %j', async (body) => {
    const member = await signedInMember()
    expect((await suspend(member.id, { body })).status).toBe(400)
    expect((await rest('GET', '/me', member)).data.user.suspension).toBeNull()
  })

  it('hides what the member has published, where staff say so', async () => {
    const author = await signedInMember()
    const [post, topic, other] = [await newPost({ author }), await newTopic({ author }), await newPost()]
    const moderator = await signedInMember({ role: 'moderator' })
    expect((await suspend(author.id, { headers: moderator.headers, body: { hides: true } })).status).toBe(200)
    await (await getTestPayload()).jobs.run({ queue: 'bulk' })
    const shown = async (path: string) => (await rest('GET', path, await signedInMember())).status
    // A job runner may have taken it already.
    for (const path of [`/posts/${post.id}`, `/forum-topics/${topic.id}`])
      await until(async () => (await shown(path)) === 404)
    expect(await shown(`/posts/${other.id}`)).toBe(200)
  })

  it.each(['moderator', 'admin'] as const)('hides what is approved too, by a %s', async (role) => {
    const { id, owner } = await newService()
    const { headers } = await signedInMember({ role })
    expect((await suspend(owner.id, { headers, body: { hides: true } })).status).toBe(200)
    expect((await rest('GET', `/services/${id}`)).status).toBe(404)
    const { data } = await rest('GET', `/services/${id}`, owner)
    expect([data.approval, data.rejectionReason]).toEqual(['rejected', reason])
  })

  it('ends when the member becomes staff, who are never suspended', async () => {
    const member = await suspendedMember()
    expect(
      (await rest('PATCH', `/users/${member.id}`, { as: 'admin', body: { role: 'moderator' } })).status,
    ).toBe(200)
    expect((await rest('GET', '/me', member)).data.user.suspension).toBeNull()
    expect((await rest('PATCH', `/users/${member.id}`, { body: { city: 'Кил' }, ...member })).status).toBe(
      200,
    )
  })

  it('signs out everywhere, by administrators only', async () => {
    const member = await signedInMember()
    expect((await rest('DELETE', `/users/${member.id}/sessions`, { as: 'moderator' })).status).toBe(403)
    const device = await deviceOf(member.email)
    expect((await rest('DELETE', `/users/${member.id}/sessions`, { as: 'admin' })).data.ended).toBe(1)
    expect(await isKnown(member.email, device)).toBe(false)
    expect((await rest('GET', '/me', member)).data.user).toBeNull()
  })
})

it('a changed role is told to its person by mail', async () => {
  const member = await signedInMember()
  const payload = await getTestPayload()
  await payload.update({ collection: 'users', id: member.id, data: { city: 'Кил' } })
  expect(await emailsTo(member.email)).toEqual([])
  await payload.update({ collection: 'users', id: member.id, data: { role: 'moderator' } })
  expect((await emailsTo(member.email)).join()).toContain('Сега сте: Модератор.')
})
