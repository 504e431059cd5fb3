import { describe, expect, it } from 'vitest'
import { samples } from '#support/access/samples'
import { signedInMember } from '#support/members'
import { account, getTestPayload, rest } from '#support/rest'

/** As the panel does when a moderator opens the document. */
async function openInPanel(slug: string, id: string) {
  const { id: moderator } = await account('moderator')
  const data = {
    document: { relationTo: slug as 'services', value: id },
    user: { relationTo: 'users' as const, value: moderator },
  }
  await (await getTestPayload()).create({ collection: 'payload-locked-documents', data })
}

/** What members write and the panel locks. */
const kinds = [
  'apartments', 'contacts', 'documents', 'events', 'services', 'small-ads', 'stores', 'users',
] // prettier-ignore

describe('докато модератор гледа в панела', () => {
  it.each(kinds)('%s: собственикът записва своето', async (slug) => {
    const { make, change } = samples[slug]!
    const owner = await signedInMember()
    const { id } = await make(owner)
    await openInPanel(slug, id)
    const { status } = await rest('PATCH', `/${slug}/${id}`, { headers: owner.headers, body: await change() })
    expect(status).toBe(200)
  })

  it('собственикът и трие своето, а друг от екипа изчаква', async () => {
    const owner = await signedInMember()
    const { id } = await samples.services!.make(owner)
    await openInPanel('services', id)
    const body = await samples.services!.change()
    expect((await rest('PATCH', `/services/${id}`, { as: 'admin', body })).status).toBe(423)
    expect((await rest('DELETE', `/services/${id}`, { headers: owner.headers })).status).toBe(200)
  })
})
