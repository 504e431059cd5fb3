import { describe, expect, it } from 'vitest'
import { TRUSTED_CONTRIBUTIONS } from '#domain/text/newcomers'
import { env } from '#env'
import { comment, newPost, newTopic, notificationsOf, someCategory } from '#support/community'
import { signedInMember } from '#support/members'
import { rest } from '#support/rest'
import { caseOf, decide, type Member, nextNumber, send, spam, typesOf } from '#support/spam/held-cases'
import { sql } from '#support/start/sql'

const kinds: Record<string, { path: string; itemType: string; input: (text: string) => Promise<object> }> = {
  topic: {
    path: '/forum-topics',
    itemType: 'topic',
    input: async (text) => ({ title: text, content: text, category: (await someCategory()).id }),
  },
  'comment in a topic': {
    path: '/forum-comments',
    itemType: 'comment',
    input: async (text) => ({ content: text, topic: (await newTopic()).id }),
  },
  post: { path: '/posts', itemType: 'social_post', input: async (text) => ({ content: text }) },
  'comment on a post': {
    path: '/post-comments',
    itemType: 'social_comment',
    input: async (text) => ({ content: text, post: (await newPost()).id }),
  },
}

describe.each(Object.entries(kinds))('a %s that looks like spam', (_, { path, itemType, input }) => {
  it('is seen by its author and staff only, waits with its reasons, and is shown when staff say so', async () => {
    const author = await signedInMember()
    const { status, data } = await send(path, author, await input(spam()))
    expect([status, data.doc.isHeld]).toEqual([201, true])
    const id = data.doc.id as string
    const seenBy = async (as: 'visitor' | 'other' | 'moderator') =>
      (await rest('GET', `${path}/${id}`, { as })).status
    const own = await rest('GET', `${path}/${id}`, author)
    expect([own.status, own.data.hiddenReason]).toEqual([200, expect.stringContaining('щом я прегледаме')])
    expect([await seenBy('other'), await seenBy('moderator')]).toEqual([404, 200])

    const { data: found } = await caseOf(itemType, id)
    expect(found.item).toMatchObject({ isHeld: true, isHidden: true })
    expect(found.reports).toMatchObject([{ reason: 'Спам', reporterEmail: '' }])
    expect(found.reports[0].additionalInfo.split('\n')).toContain('Обещава лесни пари')

    expect((await decide(itemType, id, { decision: 'approved' })).status).toBe(400)
    const remove = (path: string) => rest('DELETE', path, { as: 'moderator' })
    expect((await remove(`/cases/${itemType}/${id}`)).status).toBe(409)
    expect((await remove(`/reports/${found.reports[0].id}`)).status).toBe(409)
    const shownAgain = await decide(itemType, id, { decision: 'rejected' })
    expect([shownAgain.status, shownAgain.data.message]).toEqual([200, 'Публикацията вече се вижда.'])
    expect((await decide(itemType, id, { decision: 'rejected' })).status).toBe(409)
    const shown = await rest('GET', `${path}/${id}`, { as: 'other' })
    expect([shown.status, shown.data.createdAt]).toEqual([200, data.doc.createdAt])
    expect(await typesOf(author)).toEqual(['item_approved'])
  })

  it('that staff hide gives its author the reasons and stays hidden', async () => {
    const author = await signedInMember()
    const id = (await send(path, author, await input(spam()))).data.doc.id as string
    const hidden = await decide(itemType, id, { decision: 'approved', action: 'hide', note: 'Реклама.' })
    expect([hidden.status, hidden.data.message]).toEqual([200, 'Публикацията остава скрита.'])
    const own = (await rest('GET', `${path}/${id}`, author)).data
    expect([own.hidden, own.isHeld, own.hiddenReason]).toEqual([true, false, 'Реклама.'])
    expect(await typesOf(author)).toEqual(['report_decided'])
    expect((await rest('GET', '/statements', author)).data.docs).toMatchObject([{ source: 'site' }])
  })
})

it('what staff delete stays in the history of its author', async () => {
  const author = await signedInMember()
  const post = async () => (await send('/posts', author, { content: spam() })).data.doc.id as string
  const [deleted, waiting] = [await post(), await post()]
  const answer = await decide('social_post', deleted, { decision: 'approved', action: 'delete' })
  expect([answer.status, answer.data.message]).toEqual([200, 'Публикацията е изтрита.'])
  for (const id of [deleted, waiting])
    expect((await caseOf('social_post', id)).data.owner).toMatchObject({
      id: author.id,
      reported: 2,
      upheld: 1,
    })
})

it('others are told of a comment when it is shown, by its author, and never before', async () => {
  const [owner, author] = [await signedInMember(), await signedInMember({ fullName: 'Ани Петрова' })]
  const topic = await newTopic({ author: owner })
  const { data } = await comment(topic.id, author, spam())
  expect(await typesOf(owner)).toEqual([])
  const { data: before } = await rest('GET', `/forum-topics/${topic.id}`, owner)
  expect(before.repliesCount ?? 0).toBe(0)
  await decide('comment', data.doc.id as string, { decision: 'rejected' })
  const [told, ...more] = await notificationsOf(owner)
  expect(more).toEqual([])
  expect([told.type, told.data.people[0].name]).toEqual(['forum_comment', 'Ани Петрова'])
  expect((await rest('GET', `/forum-topics/${topic.id}`, owner)).data.repliesCount).toBe(1)
})

it('a harmless comment that is corrected into spam waits too, and its correction does not release it', async () => {
  const author = await signedInMember()
  const topic = await newTopic()
  const id = (await comment(topic.id, author, 'И аз имам този въпрос.')).data.doc.id as string
  const change = (content: string) => rest('PATCH', `/forum-comments/${id}`, { ...author, body: { content } })
  expect((await change(spam())).data.doc.isHeld).toBe(true)
  expect((await change('Само въпрос.')).data.doc.isHeld).toBe(true)
  expect((await rest('GET', `/forum-comments/${id}`, { as: 'other' })).status).toBe(404)
})

it('what staff write, and what members ask about it, does not wait', async () => {
  const admin = await signedInMember({ role: 'admin' })
  expect((await send('/posts', admin, { content: spam() })).data.doc.isHeld).toBeFalsy()
  const honest =
    'Някой знае ли дали тези обещания за лесни пари от вкъщи са измама? Пратиха ми линк и телефон.'
  const { data } = await send('/posts', await signedInMember(), { content: honest })
  expect(data.doc.isHeld).toBeFalsy()
})

it('the same contact left by several new accounts weighs more each time', async () => {
  const text = (word: string) =>
    `${word}: давам стая, пишете на @studio_pod_naem1 или вижте staya-v-kioln.club`
  const results = []
  for (const word of ['Здравейте', 'Привет', 'Хора', 'Важно', 'Ей'])
    results.push(
      (await send('/posts', await signedInMember(), { content: text(word) })).data.doc.isHeld === true,
    )
  expect([results[0], results.at(-1)]).toEqual([false, true])
})

it('what a program filled in waits, of newcomers; haste alone never', async () => {
  const content = 'Къде се сменя шофьорска книжка?'
  const heldOf = async (formSigns: unknown, member: Member) =>
    (await send('/posts', member, { content: `${content} ${nextNumber()}`, formSigns })).data.doc.isHeld
  expect(await heldOf('trap', await signedInMember())).toBe(true)
  expect(await heldOf('trap haste', await signedInMember())).toBe(true)
  for (const formSigns of ['haste', '', null]) {
    const member = await signedInMember()
    expect(await heldOf(formSigns, member), String(formSigns)).toBe(false)
  }
  const known = await signedInMember()
  for (let written = 0; written < TRUSTED_CONTRIBUTIONS; written += 1)
    await send('/posts', known, { content: `${content} ${nextNumber()}` })
  await sql(env.DATABASE_URL!, "update posts set created_at = created_at - interval '1 day'")
  expect(await heldOf('trap', known)).toBe(false)
})

it('nobody says by hand that something waits or does not', async () => {
  const author = await signedInMember()
  const { data } = await send('/posts', author, { content: spam(), isHeld: false, hidden: false })
  expect(data.doc.isHeld).toBe(true)
  await rest('PATCH', `/posts/${data.doc.id}`, { ...author, body: { isHeld: false, hidden: false } })
  expect((await rest('GET', `/posts/${data.doc.id}`, { as: 'other' })).status).toBe(404)
})
