import { describe, expect, it } from 'vitest'
import { samples } from '#support/access/samples'
import { signedInMember } from '#support/members'
import { account, getTestPayload, rest } from '#support/rest'

async function openInPanel(slug: string, id: string) {
  const { id: moderator } = await account('moderator')
  const data = {
    document: { relationTo: slug as 'services', value: id },
    user: { relationTo: 'users' as const, value: moderator },
  }
  await (await getTestPayload()).create({ collection: 'payload-locked-documents', data })
}

const kinds = [
  'apartments', 'contacts', 'documents', 'events', 'services', 'small-ads', 'stores', 'users',
] // prettier-ignore

describe('while a moderator has an item open in the panel', () => {
  it.each(kinds)('lets the owner save it in %s', async (slug) => {
    const { make, change } = samples[slug]!
    const owner = await signedInMember()
    const { id } = await make(owner)
    await openInPanel(slug, id)
    const { status } = await rest('PATCH', `/${slug}/${id}`, { headers: owner.headers, body: await change() })
    expect(status).toBe(200)
  })

  it('lets the owner delete it and makes other staff wait', async () => {
    const owner = await signedInMember()
    const { id } = await samples.services!.make(owner)
    await openInPanel('services', id)
    const body = await samples.services!.change()
    expect((await rest('PATCH', `/services/${id}`, { as: 'admin', body })).status).toBe(423)
    expect((await rest('DELETE', `/services/${id}`, { headers: owner.headers })).status).toBe(200)
  })
})
