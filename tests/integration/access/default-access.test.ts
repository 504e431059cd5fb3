import type { SanitizedCollectionConfig } from 'payload'
import { describe, expect, it } from 'vitest'
import { uploadCollections } from '#domain/limits'
import { getTestPayload } from '#support/rest'
// Payload does not export them, and only their identity shows that a rule is the default.
import { defaultAccess } from '../../../node_modules/payload/dist/auth/defaultAccess.js'
import { defaultUnlockAccess } from '../../../node_modules/payload/dist/auth/defaultUnlockAccess.js'

const { collections, config } = await getTestPayload()
const all = Object.values(collections).map((collection) => collection.config)
const given = new Set<unknown>([undefined, defaultAccess, defaultUnlockAccess])

/** Operations that Payload would allow to everybody who is signed in. */
function undecided({
  access,
  auth,
  versions,
}: Pick<SanitizedCollectionConfig, 'access' | 'auth' | 'versions'>) {
  const asked = [
    'create',
    'read',
    'update',
    'delete',
    ...(versions ? ['readVersions'] : []),
    ...(auth ? ['unlock', 'admin'] : []),
  ]
  return asked.filter((name) => given.has((access as Record<string, unknown>)[name]))
}

describe('access rules of our own', () => {
  it.each(all.map((collection) => [collection.slug, collection] as const))(
    'decide every operation of %s',
    (_, collection) => {
      expect(undecided(collection)).toEqual([])
    },
  )

  it('decide every operation of the globals', () => {
    for (const { slug, access } of config.globals) {
      expect([slug, given.has(access.read) || given.has(access.update)]).toEqual([slug, false])
    }
  })

  it('are distinguished from the defaults of Payload', () => {
    const access = { create: defaultAccess, read: () => true, update: () => true, delete: () => true }
    const collection = { access, auth: true, versions: true } as unknown as SanitizedCollectionConfig
    expect(undecided(collection)).toEqual(['create', 'readVersions', 'unlock', 'admin'])
  })
})

describe('features that are switched off', () => {
  it('include GraphQL and API keys', () => {
    expect(config.graphQL.disable).toBe(true)
    for (const { auth } of all) if (auth) expect(auth.useAPIKey).toBe(false)
  })

  it('include duplicating, in every collection', () => {
    const offered = all.filter(
      ({ endpoints }) => endpoints && endpoints.some(({ path }) => /duplicate/.test(path)),
    )
    expect(offered.map(({ slug }) => slug)).toEqual([])
    const inPanels = all.filter(({ admin, slug }) => admin.hidden !== true && !slug.startsWith('payload-'))
    expect(inPanels.filter(({ disableDuplicate }) => !disableDuplicate).map(({ slug }) => slug)).toEqual([])
  })

  it('include uploads, except in the collections with an upload limit', () => {
    const withFiles = all.filter(({ upload }) => upload).map(({ slug }) => slug)
    expect(uploadCollections).toEqual(expect.arrayContaining(withFiles))
  })
})
