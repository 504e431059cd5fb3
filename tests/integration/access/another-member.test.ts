import { describe, expect, it } from 'vitest'
import { signedInMember } from '#support/members'
import { rest } from '#support/rest'

const body = { messageType: 'other', messageContent: 'Искам да помагам с новините.' }

const post = (headers: Record<string, string>) => rest('POST', '/admin-messages', { body, headers })

describe('a request that names its member', () => {
  it('is done for that member, in whatever session of theirs', async () => {
    const { id, headers } = await signedInMember()
    expect((await post({ ...headers, 'X-Member': id })).status).toBe(201)
  })

  it('is nobody’s in the session of another one', async () => {
    const [writer, other] = [await signedInMember(), await signedInMember()]
    const refused = await post({ ...other.headers, 'X-Member': writer.id })
    expect([refused.status, refused.data.errors[0].message]).toEqual([401, 'Трябва да влезете в профила си'])
    const asked = await rest('GET', '/me', { headers: { ...other.headers, 'X-Member': writer.id } })
    expect(asked.data.user).toBeNull()
  })

  it('gives no rights: the header alone is nobody', async () => {
    const { id } = await signedInMember()
    expect((await post({ 'X-Member': id })).status).toBe(401)
    expect((await post({ 'X-Member': 'not-an-id' })).status).toBe(401)
  })
})
