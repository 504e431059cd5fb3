import { describe, expect, it } from 'vitest'
import { expectedRights, expectedRightsIn } from '#support/access/expected'
import { rightsIn, rightsOf, slugs, states } from '#support/access/rights'
import { getTestPayload } from '#support/rest'

/** Tables of the server itself: no call reaches them, whoever makes it. */
const closed = ['mail-tokens', 'sign-in-attempts', 'signing-keys', 'staff-codes']

describe('права по колекции', () => {
  it.each(slugs)('%s', async (slug) => {
    expect(await rightsOf(slug)).toEqual(expectedRights[slug])
  })

  it.each(states)('$slug: $state', async ({ slug, state }) => {
    expect(await rightsIn({ slug, state })).toEqual(expectedRightsIn[slug]?.[state])
  })

  it('няма колекция извън таблицата и няма състояние без ред', async () => {
    const { collections } = await getTestPayload()
    const ours = Object.keys(collections).filter((slug) => !slug.startsWith('payload-'))
    expect(ours.sort()).toEqual([...slugs, ...closed].sort())
    const stated = Object.entries(expectedRightsIn).flatMap(([slug, rights]) =>
      Object.keys(rights).map((state) => ({ slug, state })),
    )
    expect(stated).toEqual(states)
  })
})
