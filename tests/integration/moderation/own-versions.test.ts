import { describe, expect, it } from 'vitest'
import { newApartment, publishedApartment } from '#support/apartments'
import { signedInMember } from '#support/members'
import { rest } from '#support/rest'
import type { User } from '#types'
import { ownItemVersions } from '../../../src/features/account/own-item/queries'

type Made = Awaited<ReturnType<typeof newApartment>>
const versionsFor = ({ id }: { id: string }, user: { id: string }) =>
  ownItemVersions({
    user: { ...user, collection: 'users', role: 'user' } as unknown as User,
    kind: 'apartments',
    id,
  })
const edit = ({ id, owner }: Made, body: Record<string, unknown>) =>
  rest('PATCH', `/apartments/${id}`, { body, headers: owner.headers })

describe('what the owner sees of an item', () => {
  it('is all that was sent while it waits, without an address for others', async () => {
    const made = await newApartment()
    const seen = await versionsFor(made, made.owner)
    expect(seen).toMatchObject({ state: 'pending', url: null, title: 'Двустаен до парка' })
    expect(seen?.facts.find(({ name }) => name === 'adType')).toMatchObject({
      value: 'Предлагам',
      before: null,
    })
    expect(seen?.facts.find(({ name }) => name === 'phone')?.value).toBe('+49 151 1234567')
  })

  it('is both versions while a change waits', async () => {
    const made = await publishedApartment()
    await edit(made, { price: 820, furnished: true })
    const seen = await versionsFor(made, made.owner)
    expect(seen).toMatchObject({ state: 'changed', url: `/apartments/${made.apartment.slug}` })
    const changed = seen!.facts.filter(({ before }) => before !== null)
    expect(changed.map(({ name, value, before }) => [name, value, before])).toEqual([
      ['price', '820', '780,5'],
      ['furnished', 'Да', ''],
    ])
  })

  it('is nothing for anybody else', async () => {
    const made = await newApartment()
    expect(await versionsFor(made, await signedInMember())).toBeNull()
  })

  it('is told by the list of own things', async () => {
    const made = await publishedApartment()
    await edit(made, { price: 820 })
    const { data } = await rest('GET', '/me', { headers: made.owner.headers })
    expect(data.own).toMatchObject([{ kind: 'apartments', approval: 'pending', isListed: true }])
  })
})
