import { describe, expect, it } from 'vitest'
import type { CasePage } from '#domain/moderation/cases'
import type { OpenNotice } from '#domain/legal/open-notice'
import { emailsTo } from '#support/emails'
import { signedInMember } from '#support/members'
import { notificationsOf } from '#support/reported-services'
import { rest } from '#support/rest'
import { answerAs, appealAs, staffMember, statementAbout } from '#support/statements'

const reason = 'Постът подбужда към омраза.'

async function noticed(url: string, email = 'podatel@example.org') {
  const body = { url, reason, name: 'Диана Колева', email, goodFaith: true }
  const { data } = await rest('POST', '/notices', { body })
  return data.doc.id as string
}

async function noticedPost(email?: string) {
  const owner = await signedInMember()
  const id = await postOf(owner)
  return { id, owner, notice: await noticed(`http://localhost:3000/feed?highlight=${id}`, email) }
}

async function postOf(owner: Awaited<ReturnType<typeof signedInMember>>): Promise<string> {
  const body = { content: 'Долу другите.' }
  const { data } = await rest('POST', '/posts', { body, headers: owner.headers })
  return data.doc.id
}

const decide = (id: string, body: object, headers?: Record<string, string>) =>
  rest('POST', `/notices/${id}/decide`, {
    ...(headers ? { headers } : { as: 'moderator' }),
    body: { ...body },
  })

describe('a legal notice', () => {
  it('stands among the cases and on its screen with the item its address leads to', async () => {
    const { id, notice } = await noticedPost()
    const foreign = await noticed('https://example.org/feed?highlight=1')
    const { data } = await rest<CasePage>('GET', '/cases', { as: 'moderator' })
    expect(data.notices.find((row) => row.id === notice)).toMatchObject({ title: 'Долу другите.' })
    expect(data.notices.find((row) => row.id === foreign)).toMatchObject({ title: null })
    const opened = await rest<OpenNotice>('GET', `/notices/${notice}/case`, { as: 'moderator' })
    expect(opened.data).toMatchObject({
      reason,
      status: 'pending',
      item: { itemType: 'social_post', itemId: id, hasOwner: true, now: { isHidden: false } },
    })
    expect((await rest('GET', `/notices/${notice}/case`, { as: 'member' })).status).toBe(403)
    expect((await rest('GET', `/notices/${crypto.randomUUID()}/case`, { as: 'admin' })).status).toBe(404)
  })

  it('when upheld acts on the item, gives its owner reasons, and can be appealed and reversed', async () => {
    const { id, notice, owner } = await noticedPost('rosen@example.org')
    const given = { ground: '§ 130 StGB', note: 'Напада хора заради произхода им.' }
    expect((await decide(notice, { decision: 'approved', action: 'hide', ...given })).status).toBe(200)
    expect((await rest('GET', `/posts/${id}`)).status).toBe(404)
    const statement = await statementAbout(id)
    expect(statement).toMatchObject({ source: 'notice', action: 'hide', ground: given.ground, notice })
    const { text } = await rest('GET', `/statements/${statement.id}`, { headers: owner.headers })
    expect(text).not.toMatch(/rosen@example|Диана/)
    expect((await notificationsOf(owner))[0].data).toEqual({ collection: 'statements', id: statement.id })
    const letters = (await emailsTo('rosen@example.org')).filter((one) => one.includes('Уважихме'))
    expect(letters).toHaveLength(1)
    expect((await appealAs(owner, statement.id)).status).toBe(200)
    expect((await answerAs(await staffMember(), statement.id)).status).toBe(200)
    expect((await rest('GET', `/posts/${id}`)).status).toBe(200)
  })

  it('of something that is not ours changes nothing, and says so', async () => {
    const id = await noticed('https://example.org/feed')
    const refused = await decide(id, { decision: 'approved', action: 'hide' })
    expect([refused.status, refused.data.errors[0].message]).toEqual([
      409,
      'Докладваното вече не съществува. Решете доклада с „Остава“.',
    ])
    expect((await decide(id, { decision: 'rejected', action: 'hide' })).status).toBe(400)
    expect((await decide(id, { decision: 'approved' })).status).toBe(200)
  })

  it('is not decided by the owner of the item', async () => {
    const owner = await staffMember('admin')
    const id = await postOf(owner)
    const notice = await noticed(`http://localhost:3000/feed?highlight=${id}`)
    expect((await decide(notice, { decision: 'rejected' }, owner.headers)).status).toBe(403)
    expect((await rest('GET', `/notices/${notice}`, { as: 'admin' })).data.status).toBe('pending')
  })
})

it('what two decisions hide is shown only when both are reversed', async () => {
  const { id, notice, owner } = await noticedPost()
  const again = await noticed(`http://localhost:3000/feed?highlight=${id}`)
  await decide(notice, { decision: 'approved', action: 'hide' })
  const first = await statementAbout(id)
  await decide(again, { decision: 'approved', action: 'hide' })
  const second = await statementAbout(id)
  const other = await staffMember()
  for (const { id: statement } of [first, second]) expect((await appealAs(owner, statement)).status).toBe(200)
  expect((await answerAs(other, second.id)).status).toBe(200)
  expect((await rest('GET', `/posts/${id}`)).status).toBe(404)
  expect((await answerAs(other, first.id)).status).toBe(200)
  expect((await rest('GET', `/posts/${id}`)).status).toBe(200)
})
