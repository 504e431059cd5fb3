import { expect, it } from 'vitest'
import { newPost } from '#support/community'
import { signedInMember } from '#support/members'
import { getTestPayload, rest } from '#support/rest'

it('a query in the order of a collection does not change that order, which others may not ask for', async () => {
  const payload = await getTestPayload()
  const orderOf = () => [...(payload.collections.users.config.defaultSort as string[])]
  const before = orderOf()
  const post = await newPost({ author: await signedInMember() })
  expect((await rest('GET', '/users', { as: 'admin' })).status).toBe(200)
  await payload.update({ collection: 'users', where: { fullName: { equals: 'Никой' } }, data: {} })
  await payload.delete({ collection: 'users', where: { fullName: { equals: 'Никой' } } })
  expect(orderOf()).toEqual(before)
  const { status, data } = await rest('GET', `/posts/page?ids=${post.id}`)
  expect([status, data.posts?.[0]?.author?.name]).toEqual([200, 'Калоян Вълчев'])
})
