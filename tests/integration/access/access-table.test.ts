import { describe, expect, it } from 'vitest'
import { expectedRights, expectedRightsIn } from '#support/access/expected'
import { rightsIn, rightsOf, slugs, states } from '#support/access/rights'
import { getTestPayload } from '#support/rest'

/** Internal to the server: no call reaches them. */
const closed = [
  'claim-codes',
  'email-changes',
  'mail-objections',
  'mail-tokens',
  'sign-in-attempts',
  'push-subscriptions',
  'signing-keys',
  'staff-codes',
]

describe('collection access', () => {
  it.each(slugs)('gives every caller the expected rights in %s', async (slug) => {
    expect(await rightsOf(slug)).toEqual(expectedRights[slug])
  })

  it.each(states)('gives every caller the expected rights in $slug: $state', async ({ slug, state }) => {
    expect(await rightsIn({ slug, state })).toEqual(expectedRightsIn[slug]?.[state])
  })

  it('lists every collection and every state', async () => {
    const { collections } = await getTestPayload()
    const ours = Object.keys(collections).filter((slug) => !slug.startsWith('payload-'))
    expect(ours.sort()).toEqual([...slugs, ...closed].sort())
    const stated = Object.entries(expectedRightsIn).flatMap(([slug, rights]) =>
      Object.keys(rights).map((state) => ({ slug, state })),
    )
    expect(stated).toEqual(states)
  })
})
