import { describe, expect, it } from 'vitest'
import type { Role } from '#domain/roles'
import type { User } from '#types'
import { signedInMember } from '#support/members'
import { getTestPayload } from '#support/rest'
import { appealAs, decidedService, moveBack } from '#support/statements'
import { ownStatements } from '../../../src/features/account/queries'

async function decisionsOf({ id }: { id: string }, page = 1) {
  const user: User = await (await getTestPayload()).findByID({ collection: 'users', id })
  const { statements, pages } = await ownStatements(user, page)
  return { pages, shown: statements.map(({ id: shown, appealState }) => [shown, appealState]) }
}

describe('the list of decisions', () => {
  it('shows those about own items, the newest first, with their appeals', async () => {
    const { owner, statement } = await decidedService()
    const { statement: another } = await decidedService()
    const payload = await getTestPayload()
    await payload.db.updateOne({ collection: 'statements', id: another.id, data: { owner: owner.id } })
    await moveBack(another.id, 'created_at', '1 day')
    await appealAs(owner, another.id)
    expect((await decisionsOf(owner)).shown).toEqual([
      [statement.id, 'none'],
      [another.id, 'pending'],
    ])
  })

  it.each(['user', 'moderator', 'admin'] as Role[])('shows nothing of others, also to %s', async (role) => {
    await decidedService()
    expect(await decisionsOf(await signedInMember({ role }))).toEqual({ shown: [], pages: 1 })
  })

  it('has pages', async () => {
    const { owner, statement } = await decidedService()
    const payload = await getTestPayload()
    const { id: _, createdAt: __, updatedAt: ___, ...copied } = statement
    for (let count = 0; count < 20; count++)
      await payload.db.create({ collection: 'statements', data: { ...copied, owner: owner.id } })
    const [first, second] = [await decisionsOf(owner), await decisionsOf(owner, 2)]
    expect([first.pages, first.shown.length, second.shown]).toEqual([2, 20, [[statement.id, 'none']]])
  })
})
