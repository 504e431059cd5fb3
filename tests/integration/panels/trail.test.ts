import { createLocalReq } from 'payload'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '#database/connection/in-transaction'
import { comment, newPost, newTopic, someCategory } from '#support/community'
import { newCategory, newMedia } from '#support/factories'
import { signedInMember } from '#support/members'
import { newService } from '#support/reported-services'
import { account, getTestPayload, rest } from '#support/rest'
import { newSmallAd } from '#support/small-ads'
import { done, linesOf } from '#support/trail'

type Deed = { as: 'admin' | 'moderator'; id: string; run: () => Promise<unknown> }

const patch = (as: Deed['as'], path: string, id: string, body: object): Deed => ({
  as,
  id,
  run: () => done('PATCH', `/${path}/${id}`, { as, body }),
})

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)

const deeds: [string, { action: string; deed: () => Promise<Deed> }][] = [
  [
    'an edit',
    {
      action: 'update',
      deed: async () => patch('moderator', 'small-ads', (await newSmallAd()).id, { title: 'Друго заглавие' }),
    },
  ],
  [
    'hiding',
    {
      action: 'hide',
      deed: async () =>
        patch('moderator', 'posts', (await newPost()).id, { hidden: true, hiddenReason: 'Обида.' }),
    },
  ],
  [
    'pinning',
    {
      action: 'update',
      deed: async () => patch('moderator', 'forum-topics', (await newTopic()).id, { isPinned: true }),
    },
  ],
  [
    'an approval',
    {
      action: 'approve',
      deed: async () =>
        patch('admin', 'services', (await newService({ isListed: false })).id, { approval: 'approved' }),
    },
  ],
  [
    'a rejection',
    {
      action: 'reject',
      deed: async () =>
        patch('admin', 'services', (await newService({ isListed: false })).id, {
          approval: 'rejected',
          rejectionReason: 'Няма цена.',
        }),
    },
  ],
  [
    'a role',
    {
      action: 'role',
      deed: async () => patch('admin', 'users', (await signedInMember()).id, { role: 'moderator' }),
    },
  ],
  [
    'a deletion',
    {
      action: 'delete',
      deed: async () => {
        const { id } = await newTopic()
        return { as: 'moderator', id, run: () => done('DELETE', `/forum-topics/${id}`, { as: 'moderator' }) }
      },
    },
  ],
  [
    'a suspension',
    {
      action: 'suspend',
      deed: async () => {
        const { id } = await signedInMember()
        const body = { through: tomorrow(), reason: 'Обиди.' }
        return {
          as: 'moderator',
          id,
          run: () => done('POST', `/users/${id}/suspend`, { as: 'moderator', body }),
        }
      },
    },
  ],
  [
    'the end of a suspension',
    {
      action: 'liftSuspension',
      deed: async () => {
        const { id } = await signedInMember()
        await done('POST', `/users/${id}/suspend`, {
          as: 'moderator',
          body: { through: tomorrow(), reason: 'Обиди.' },
        })
        return { as: 'admin', id, run: () => done('DELETE', `/users/${id}/suspend`, { as: 'admin' }) }
      },
    },
  ],
  [
    'a sign-out',
    {
      action: 'signOut',
      deed: async () => {
        const { id } = await signedInMember()
        return { as: 'admin', id, run: () => done('DELETE', `/users/${id}/sessions`, { as: 'admin' }) }
      },
    },
  ],
  [
    'the deletion of a picture of the library that one has uploaded',
    {
      action: 'delete',
      deed: async () => {
        const { id } = await newMedia()
        return { as: 'moderator', id, run: () => done('DELETE', `/media/${id}`, { as: 'moderator' }) }
      },
    },
  ],
  [
    'the deletion of a report of one’s own, which no member may delete',
    {
      action: 'delete',
      deed: async () => {
        const { id: itemId } = await newService()
        const body = { itemType: 'service', itemId, reason: 'Измама' }
        const { id } = (await done('POST', '/reports', { as: 'moderator', body })).doc
        return { as: 'moderator', id, run: () => done('DELETE', `/reports/${id}`, { as: 'moderator' }) }
      },
    },
  ],
  [
    'a merge',
    {
      action: 'merge',
      deed: async () => {
        const [{ id }, { id: into }] = [await newTopic(), await newTopic()]
        return {
          as: 'moderator',
          id,
          run: () => done('POST', `/forum-topics/${id}/merge`, { as: 'moderator', body: { into } }),
        }
      },
    },
  ],
]

describe('the trail', () => {
  it.each(deeds)('has one line of %s', async (_, { action, deed }) => {
    const { as, id, run } = await deed()
    const before = (await linesOf(id)).length
    await run()
    const lines = await linesOf(id)
    expect(lines.length - before).toBe(1)
    const { id: actor, role } = await account(as)
    expect(lines[0]).toMatchObject({ action, actor, actorRole: role })
  })
})

describe('no line is left', () => {
  it('by members', async () => {
    const { id, owner } = await newSmallAd()
    await rest('PATCH', `/small-ads/${id}`, { body: { title: 'Моето колело' }, headers: owner.headers })
    await rest('DELETE', `/small-ads/${id}`, { headers: owner.headers })
    expect(await linesOf(id)).toEqual([])
  })

  it('by staff who write as members', async () => {
    const { id: category } = await someCategory()
    const topic = await done('POST', '/forum-topics', {
      as: 'moderator',
      body: { title: 'Моя тема', category },
    })
    const { id } = topic.doc
    await done('PATCH', `/forum-topics/${id}`, { as: 'moderator', body: { title: 'Моята тема' } })
    expect(await linesOf(id)).toEqual([])
    await done('PATCH', `/forum-topics/${id}`, { as: 'moderator', body: { isPinned: true } })
    expect(await linesOf(id)).toHaveLength(1)
  })

  it('by a comment of staff on the topic', async () => {
    const { id } = await newTopic()
    const { headers } = await signedInMember({ role: 'moderator' })
    await comment(id, { headers })
    expect(await linesOf(id)).toEqual([])
  })

  it('by what was refused or changed nothing', async () => {
    const category = await newCategory()
    const before = (await linesOf(category.id)).length
    const refused = await rest('PATCH', `/article-categories/${category.id}`, {
      as: 'moderator',
      body: { name: '' },
    })
    expect(refused.status).toBe(400)
    await done('PATCH', `/article-categories/${category.id}`, {
      as: 'moderator',
      body: { name: category.name },
    })
    expect(await linesOf(category.id)).toHaveLength(before)
  })

  it('where the transaction is taken back', async () => {
    const { id } = await newSmallAd()
    const req = await createLocalReq(
      { user: { ...(await account('admin')), collection: 'users' } },
      await getTestPayload(),
    )
    const work = inTransaction(req, async () => {
      await req.payload.update({ collection: 'small-ads', id, data: { title: 'Напразно' }, req })
      throw new Error('taken back')
    })
    await expect(work).rejects.toThrow('taken back')
    expect(await linesOf(id)).toEqual([])
  })
})
