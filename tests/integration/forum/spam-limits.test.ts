import { describe, expect, it } from 'vitest'
import { spamTexts } from '#texts/moderation/spam'
import { newPost, newTopic, someCategory } from '#support/community'
import { signedInMember } from '#support/members'
import { rest } from '#support/rest'
import { runRawSql } from '#support/run-sql'

type Member = Awaited<ReturnType<typeof signedInMember>>
type Body = Record<string, unknown>

const bodies: Record<string, (text: string) => Promise<Body>> = {
  'forum-topics': async (content) => ({ title: 'Превози', category: (await someCategory()).id, content }),
  'forum-comments': async (content) => ({ topic: (await newTopic()).id, content }),
  posts: async (content) => ({ content }),
  'post-comments': async (content) => ({ post: (await newPost()).id, content }),
}
const kinds = Object.keys(bodies)
const links = (count: number) =>
  Array.from({ length: count }, (_, at) => `https://primer.bg/${at}`).join(' и после ')

const send = async (kind: string, text: string, { headers }: Pick<Member, 'headers'>) =>
  rest('POST', `/${kind}`, { body: await bodies[kind]!(text), headers })

const ageOf = (member: Member, hours: number) =>
  runRawSql(`update users set created_at = now() - interval '${hours} hours' where id = '${member.id}'`)

describe.each(kinds)('in %s', (kind) => {
  it('a newcomer sets two links and not three, also by a correction', async () => {
    const member = await signedInMember()
    const refused = await send(kind, links(3), member)
    expect([refused.status, refused.data.errors[0].message]).toEqual([400, spamTexts.tooManyLinks])
    const { status, data } = await send(kind, links(2), member)
    expect(status).toBe(201)
    const edit = { body: { content: links(3) }, headers: member.headers }
    expect((await rest('PATCH', `/${kind}/${data.doc.id}`, edit)).status).toBe(400)
  })

  it('a text is said once a day, whatever its case and punctuation, also ten times at once', async () => {
    const member = await signedInMember()
    const text = 'Превозвам багаж от София до Мюнхен всяка събота.'
    const sent = await Promise.all(Array.from({ length: 10 }, () => send(kind, text, member)))
    expect(sent.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)])
    const again = await send(kind, ` ${text.toUpperCase()}!`, member)
    expect([again.status, again.data.errors[0].message]).toEqual([409, spamTexts.sameText])
    const { doc } = sent.find(({ status }) => status === 201)!.data
    expect(doc).not.toHaveProperty('textKey')

    expect((await send(kind, text, await signedInMember())).status).toBe(201)
    const other = (await send(kind, text.replace('събота', 'неделя'), member)).data.doc
    const edit = { body: { content: text }, headers: member.headers }
    expect((await rest('PATCH', `/${kind}/${other.id}`, edit)).status).toBe(409)
    await rest('DELETE', `/${kind}/${doc.id}`, { headers: member.headers })
    expect((await send(kind, text, member)).status).toBe(201)
  })
})

it('after a day and three contributions, none of them hidden, links are free', async () => {
  const member = await signedInMember()
  await ageOf(member, 25)
  const told = [
    await send('posts', 'Здравейте на всички', member),
    await send('post-comments', 'И от мен', member),
    await send('forum-comments', 'Точно така', member),
  ]
  const [first] = told
  const hide = (hidden: boolean) =>
    rest('PATCH', `/posts/${first!.data.doc.id}`, {
      as: 'moderator',
      body: { hidden, hiddenReason: 'Спам' },
    })
  await hide(true)
  expect((await send('posts', links(3), member)).status).toBe(400)
  await hide(false)
  expect((await send('posts', links(3), member)).status).toBe(201)
  await ageOf(member, 23)
  expect((await send('posts', links(4), member)).status).toBe(400)
})

it('staff set links and repeat themselves', async () => {
  const moderator = await signedInMember({ role: 'moderator' })
  const sent = [await send('posts', links(5), moderator), await send('posts', links(5), moderator)]
  expect(sent.map(({ status }) => status)).toEqual([201, 201])
})
