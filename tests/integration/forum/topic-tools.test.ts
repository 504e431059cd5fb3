import { describe, expect, it } from 'vitest'
import { comment, like, newForumCategory, newTopic } from '#support/community'
import { signedInMember } from '#support/members'
import { rest } from '#support/rest'
import { runRawSql } from '#support/run-sql'

const messageOf = ({ status, data }: { status: number; data: any }) => [status, data.errors[0].message]
const merge = (from: string, into: string, as: 'member' | 'moderator' = 'moderator') =>
  rest('POST', `/forum-topics/${from}/merge`, { as, body: { into } })
const topic = async (id: string) => (await rest('GET', `/forum-topics/${id}`, { as: 'moderator' })).data
const commentsOf = async (id: string) =>
  (await rest('GET', `/forum-topics/${id}/comments`, { as: 'member' })).data.comments.map(
    ({ content }: { content: string }) => content,
  )

describe('a locked topic', () => {
  it('takes comments of staff only, and is locked by staff only', async () => {
    const author = await signedInMember()
    const { id } = await newTopic({ author })
    const lock = { isLocked: true }
    await rest('PATCH', `/forum-topics/${id}`, { headers: author.headers, body: lock })
    expect((await topic(id)).isLocked).toBe(false)
    expect((await rest('PATCH', `/forum-topics/${id}`, { as: 'moderator', body: lock })).status).toBe(200)
    expect(messageOf(await comment(id, author))).toEqual([
      403,
      'Темата е заключена: в нея не се пишат нови коментари.',
    ])
    const said = await rest('POST', '/forum-comments', {
      as: 'moderator',
      body: { topic: id, content: 'Отговорът е в правилата.' },
    })
    expect(said.status).toBe(201)
  })
})

describe('merged topics', () => {
  it('give everything to the one that stays, each once', async () => {
    const [author, reader] = [await signedInMember(), await signedInMember()]
    const stays = await newTopic({ author, title: 'Смяна на шофьорска книжка' })
    const gone = await newTopic({ author, title: 'Книжката ми изтича, какво да правя' })
    await comment(gone.id, reader, 'Първо в Bürgeramt.')
    await comment(stays.id, author, 'Трябват две снимки.')
    for (const id of [gone.id, stays.id]) await like(`/forum-topics/${id}`, reader)
    await like(`/forum-topics/${gone.id}`, author)
    const body = { itemType: 'forum-topics', itemId: gone.id }
    await rest('POST', '/favorites', { headers: reader.headers, body })
    await rest('POST', `/forum-topics/${gone.id}/follow`, { headers: reader.headers })

    const answer = await merge(gone.id, stays.id)
    expect([answer.status, answer.data.message]).toEqual([200, 'Темите са обединени.'])
    expect(await commentsOf(stays.id)).toEqual([
      'Книжката ми изтича, какво да правя',
      'Първо в Bürgeramt.',
      'Трябват две снимки.',
    ])
    const [kept, left] = [await topic(stays.id), await topic(gone.id)]
    expect([kept.repliesCount, kept.likesCount]).toEqual([3, 2])
    expect([left.hidden, left.repliesCount, left.mergedInto.id]).toEqual([true, 0, stays.id])
    const viewer = await rest('GET', `/forum-topics/${stays.id}/viewer`, { headers: reader.headers })
    expect([viewer.data.followed, viewer.data.liked]).toEqual([true, true])
    const saved = await rest('GET', '/favorites', { headers: reader.headers })
    expect(saved.data.docs.map(({ itemId }: { itemId: string }) => itemId)).toEqual([stays.id])
    const found = await rest('GET', `/search?q=${encodeURIComponent('книжката ми изтича')}`, { as: 'member' })
    expect(found.data.results.map(({ id }: { id: string }) => id)).not.toContain(gone.id)
    expect((await comment(gone.id, author)).status).toBe(403)
  })

  it('are merged once, also by two at the same time, and neither into itself nor into a hidden one', async () => {
    const [one, other, hidden] = [await newTopic(), await newTopic(), await newTopic()]
    const both = await Promise.all([merge(one.id, other.id), merge(other.id, one.id)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(messageOf(await merge(hidden.id, hidden.id))[0]).toBe(409)
    await rest('PATCH', `/forum-topics/${hidden.id}`, { as: 'moderator', body: { hidden: true } })
    const third = await newTopic()
    expect(messageOf(await merge(third.id, hidden.id))).toEqual([
      409,
      'Темата, която остава, е скрита. Първо я покажете.',
    ])
    expect((await merge(third.id, crypto.randomUUID())).status).toBe(404)
  })
})

describe('the order of the categories', () => {
  it('is set for all of them at once, by staff', async () => {
    await newForumCategory()
    await newForumCategory()
    const known = await runRawSql<{ id: string }>('select id from forum_categories order by name desc')
    const ids = known.map(({ id }) => id)
    const order = (sent: string[], as: 'member' | 'moderator' = 'moderator') =>
      rest('POST', '/forum-categories/order', { as, body: { ids: sent } })
    expect((await order(ids, 'member')).status).toBe(403)
    expect((await order(ids)).status).toBe(200)
    const { data } = await rest('GET', '/forum-categories?sort=order&limit=50')
    expect(data.docs.map(({ id }: { id: string }) => id)).toEqual(ids)
    expect(messageOf(await order(ids.slice(1)))[0]).toBe(409)
    expect(messageOf(await order([...ids.slice(1), ids[1]!]))[0]).toBe(409)
    expect((await order(['не е'])).status).toBe(400)
  })
})
