import { describe, expect, it } from 'vitest'
import { commentPost, newPost, notificationsOf } from '#support/community'
import { picture } from '#support/factories'
import { signedInMember } from '#support/members'
import { rest, upload } from '#support/rest'

const messageOf = ({ status, data }: { status: number; data: any }) => [status, data.errors[0].message]
const post = (content: unknown, { headers }: { headers: Record<string, string> }) =>
  rest('POST', '/posts', { body: { content }, headers })

async function newPicture(caller: { headers: Record<string, string> }, purpose = 'post') {
  const bytes = await picture(40, 30).png().toBuffer()
  return rest('POST', '/media', {
    body: upload({ bytes, name: 'x.png', type: 'image/png' }, { purpose }),
    ...caller,
  })
}

describe('post', () => {
  it('a visitor can read but not write', async () => {
    const { id } = await newPost({ content: 'Някой знае ли добър зъболекар?' })
    expect(messageOf(await post('Аз', { headers: {} }))).toEqual([401, 'Трябва да влезете в профила си'])
    const { data } = await rest('GET', '/posts?sort=-createdAt&limit=5')
    expect(data.docs.map((doc: { id: string }) => doc.id)).toContain(id)
    expect(data.docs[0].owner).toMatchObject({ fullName: 'Калоян Вълчев', role: 'user' })
    expect(JSON.stringify(data)).not.toContain('@example.org')
  })

  it.each([
    ['is required', '   \n ', 400],
    ['shows something', '\u200b\u3164\u2800\u00ad', 400],
    ['can have 1000 characters after trimming', ` ${'я'.repeat(1000)} `, 201],
    ['can have 1000 emoji', '🙂'.repeat(1000), 201],
    ['cannot have 1001 characters', 'я'.repeat(1001), 400],
    ['cannot be a number', 7, 400],
  ])('content: %s', async (_, content, expected) => {
    const { status, data } = await post(content, await signedInMember())
    expect(status).toBe(expected)
    if (status === 400) expect(data.errors[0].message).toMatch(/[а-я]/)
    else expect([...data.doc.content]).toHaveLength(1000)
  })

  it('ignores counters and owner in the request', async () => {
    const { id, headers } = await signedInMember()
    const body = { content: 'Честно', likesCount: 99, commentsCount: 9, owner: crypto.randomUUID() }
    const { data } = await rest('POST', '/posts', { body, headers })
    expect(data.doc).toMatchObject({ likesCount: 0, commentsCount: 0, owner: id })
  })

  it('can be deleted by its author and a moderator, not by another member', async () => {
    const author = await signedInMember()
    const [own, other] = [await newPost({ author }), await newPost({ author })]
    expect((await rest('DELETE', `/posts/${own.id}`, { as: 'other' })).status).toBe(403)
    expect((await rest('DELETE', `/posts/${own.id}`, author)).status).toBe(200)
    expect((await rest('DELETE', `/posts/${other.id}`, { as: 'moderator' })).status).toBe(200)
  })
})

describe('picture', () => {
  it('a member can upload one for a post but not for the editorial library', async () => {
    const member = await signedInMember()
    expect((await newPicture(member, 'editorial')).status).toBe(403)
    expect((await newPicture({ headers: {} })).status).toBe(401)
    const { status, data } = await newPicture(member)
    expect([status, data.doc.purpose, data.doc.alt]).toEqual([201, 'post', 'Снимка, качена от член'])
    const made = await rest('POST', '/posts', { body: { content: 'Виж', image: data.doc.id }, ...member })
    const { data: seen } = await rest('GET', `/posts/${made.data.doc.id}`)
    expect(seen.image.url).toContain('/api/media/file/')
    expect(seen.image).not.toHaveProperty('owner')
  })

  it('refuses a picture of another member or for another purpose', async () => {
    const [ani, boris] = [await signedInMember(), await signedInMember()]
    const [forPost, forProfile] = [
      (await newPicture(ani)).data.doc,
      (await newPicture(boris, 'avatar')).data.doc,
    ]
    for (const image of [forPost.id, forProfile.id, crypto.randomUUID(), 'няма']) {
      const answer = await rest('POST', '/posts', { body: { content: 'Мое', image }, ...boris })
      expect([answer.status, answer.data.errors[0].data.errors[0].path]).toEqual([400, 'image'])
    }
    const avatar = await rest('PATCH', `/users/${boris.id}`, { body: { avatar: forPost.id }, ...boris })
    expect(avatar.status).toBe(400)
  })

  it('is not exchanged by its author once others have seen it', async () => {
    const author = await signedInMember()
    const [image, other] = [await newPicture(author), await newPicture(author)].map(({ data }) => data.doc.id)
    const { data } = await rest('POST', '/posts', { body: { content: 'Вижте', image }, ...author })
    const shown = async () => (await rest('GET', `/posts/${data.doc.id}`)).data.image.id
    for (const given of [other, null])
      await rest('PATCH', `/posts/${data.doc.id}`, { body: { image: given }, ...author })
    expect(await shown()).toBe(image)
    await rest('PATCH', `/posts/${data.doc.id}`, { body: { image: other }, as: 'moderator' })
    expect(await shown()).toBe(other)
  })

  it('is deleted with its post, and when the profile picture is replaced', async () => {
    const member = await signedInMember()
    const exists = async (id: string) =>
      (await rest('GET', `/media/${id}`, { as: 'moderator' })).status === 200
    const [image, first, second] = [
      (await newPicture(member)).data.doc.id,
      (await newPicture(member, 'avatar')).data.doc.id,
      (await newPicture(member, 'avatar')).data.doc.id,
    ]
    const made = await rest('POST', '/posts', { body: { content: 'Виж', image }, ...member })
    await rest('DELETE', `/posts/${made.data.doc.id}`, member)
    for (const avatar of [first, second]) {
      expect((await rest('PATCH', `/users/${member.id}`, { body: { avatar }, ...member })).status).toBe(200)
    }
    expect(await Promise.all([image, first, second].map(exists))).toEqual([false, false, true])
    await rest('DELETE', `/users/${member.id}`, { as: 'admin' })
    expect(await exists(second)).toBe(false)
  })
})

describe('comment on a post', () => {
  it('must have content and an existing post, and is counted', async () => {
    const { id } = await newPost()
    const member = await signedInMember({ city: null })
    expect(messageOf(await commentPost(id, { headers: {} }))).toEqual([401, 'Трябва да влезете в профила си'])
    expect(messageOf(await commentPost(id, member, '  '))).toEqual([400, 'Коментарът не може да бъде празен'])
    expect((await commentPost(crypto.randomUUID(), member)).status).toBe(404)
    const answers = await Promise.all(Array.from({ length: 15 }, () => commentPost(id, member)))
    expect(answers.map(({ status }) => status)).toEqual(Array(15).fill(201))
    const count = async () => (await rest('GET', `/posts/${id}`)).data.commentsCount
    expect(await count()).toBe(15)
    expect((await rest('DELETE', `/post-comments/${answers[0]!.data.doc.id}`, { as: 'other' })).status).toBe(
      403,
    )
    await rest('DELETE', `/post-comments/${answers[0]!.data.doc.id}`, member)
    expect(await count()).toBe(14)
    const list = await rest('GET', `/post-comments?where[post][equals]=${id}&sort=createdAt&limit=50`)
    expect(list.data.totalDocs).toBe(14)
    expect(list.data.docs[0].owner.fullName).toBe('Калоян Вълчев')
  })

  it('notifies the author of the post, but not of own comments', async () => {
    const author = await signedInMember()
    const { id } = await newPost({
      author,
      content: 'Търся уроци по немски за дете на шест години, Кьолн и околност',
    })
    await commentPost(id, author)
    expect(await notificationsOf(author)).toEqual([])
    await commentPost(id, await signedInMember({ fullName: 'Ани Петрова' }))
    expect((await notificationsOf(author))[0]).toMatchObject({
      type: 'social_comment',
      message:
        'Ани Петрова коментира публикацията Ви „Търся уроци по немски за дете на шест години, Кьол...“.',
      data: { postId: id },
    })
  })
})
