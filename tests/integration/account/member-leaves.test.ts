import { describe, expect, it } from 'vitest'
import { env } from '#env'
import { comment, commentPost, like, newPost, newTopic, notificationsOf } from '#support/community'
import { signedInMember } from '#support/members'
import { rest } from '#support/rest'
import { sql } from '#support/start/sql'

const database = (statement: string) => sql(env.DATABASE_URL!, statement)

describe('a deleted account', () => {
  it('leaves its content without an author and takes its likes, saved items and notifications along', async () => {
    const leaver = await signedInMember({ fullName: 'Тръгващ Член' })
    const stayer = await signedInMember()
    const [topic, post] = [await newTopic({ author: leaver }), await newPost({ author: leaver })]
    const [otherTopic, otherPost] = [await newTopic({ author: stayer }), await newPost({ author: stayer })]
    const reply = (await comment(otherTopic.id, leaver)).data.doc
    const answer = (await commentPost(otherPost.id, leaver)).data.doc
    await like(`/posts/${otherPost.id}`, leaver)
    await like(`/posts/${otherPost.id}`, stayer)
    await like(`/forum-topics/${otherTopic.id}`, leaver)
    await like(`/posts/${post.id}`, stayer)
    await rest('POST', '/favorites', { body: { itemType: 'posts', itemId: otherPost.id }, ...leaver })
    await rest('POST', `/forum-topics/${topic.id}/view`, leaver)
    expect(await notificationsOf(stayer)).toHaveLength(4)
    const [{ at }] = (await database('select max(id) as at from changes')) as [{ at: string }]

    expect((await rest('DELETE', `/users/${leaver.id}`, { as: 'admin' })).status).toBe(200)

    const read = async (path: string) => (await rest('GET', path, { headers: stayer.headers })).data
    for (const path of [
      `/forum-topics/${topic.id}`, `/posts/${post.id}`, `/forum-comments/${reply.id}`, `/post-comments/${answer.id}`,
    ]) expect((await read(path)).owner ?? null).toBeNull() // prettier-ignore
    expect(await read(`/posts/${otherPost.id}`)).toMatchObject({ likesCount: 1, commentsCount: 1 })
    expect(await read(`/posts/${post.id}`)).toMatchObject({ likesCount: 1 })
    expect(await read(`/forum-topics/${otherTopic.id}`)).toMatchObject({ likesCount: 0, repliesCount: 1 })
    for (const table of ['post_likes', 'forum_topic_likes', 'favorites', 'notifications']) {
      expect(
        await database(`select 1 from ${table} where owner_id = '${leaver.id}' or owner_id is null`),
      ).toEqual([])
    }
    const notices = await notificationsOf(stayer)
    expect(notices.map(({ type }: { type: string }) => type)).toEqual(['social_comment', 'forum_comment'])
    expect(notices[1]).toMatchObject({
      message: `Неизвестен потребител коментира темата Ви „${otherTopic.title}“.`,
      data: { people: [{ id: null, name: null }] },
    })
    expect(JSON.stringify(notices)).not.toMatch(new RegExp(`Тръгващ|${leaver.id}`))
    const told = await database(`select document_id from changes where id > ${at} and operation = 'update'`)
    expect(told.map(({ document_id: id }) => id)).toEqual(
      expect.arrayContaining([topic.id, post.id, otherTopic.id, otherPost.id, reply.id, answer.id]),
    )
  })
})
