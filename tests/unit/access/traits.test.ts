import { flattenAllFields, type AccessArgs, type CollectionConfig } from 'payload'
import { describe, expect, it } from 'vitest'
import { accessTo, type Slug, table } from '#access/table'
import { notHidden } from '#access/visibility/hidden'
import { listed } from '#access/visibility/listed'
import { published } from '#access/visibility/published'
import { unexpired } from '#access/visibility/unexpired'
import { visible as visibleRule } from '#access/visibility/visible'
import { visibleInForum } from '#access/forum'
import { collections } from '#collections/all'
import { announced } from '#collections/traits/announced'
import { collection } from '#collections/traits/collection'
import { hideable } from '#collections/traits/hideable'
import { owned } from '#collections/traits/owned'
import { slugged } from '#collections/traits/slugged'
import type { Trait } from '#collections/traits/trait'
import { visible } from '#collections/traits/visible'

const owner = owned({ label: 'Автор' })
const compose = (...traits: Trait[]) => collection({ slug: 'ads', fields: [] }, ...traits)

describe('a trait', () => {
  it.each([
    [
      'without the trait it needs',
      [hideable()],
      'ads.ts: hideable needs the trait owned: put it before hideable',
    ],
    ['before the trait it needs', [hideable(), owner], 'ads.ts: put the trait owned before hideable'],
    [
      'with a rule for fields that no trait adds',
      [owner, visible(notHidden)],
      'ads.ts: visible needs the trait hideable: put it before visible',
    ],
    [
      'before a trait that must come first',
      [announced(), visible()],
      'ads.ts: put the trait visible before announced',
    ],
    [
      'with the name of a missing field',
      [slugged({ from: 'titel' })],
      'ads.ts: slugged names the field titel, which is not there: add it, or correct the name',
    ],
    ['used twice', [owner, owner], 'ads.ts: take the trait owned only once'],
  ])('%s fails and says how to fix it', (_, traits, message) => {
    expect(() => compose(...traits)).toThrow(`collections/${message}`)
  })

  it('in the right order is accepted', () => {
    expect(() => compose(owner, hideable(), visible(notHidden), announced())).not.toThrow()
  })
})

const fieldsOf = ({ fields }: CollectionConfig) => flattenAllFields({ fields })
const hasDrafts = ({ versions }: CollectionConfig) => typeof versions === 'object' && Boolean(versions.drafts)

describe('every collection that visitors may read', () => {
  const payload = { collections: Object.fromEntries(collections.map((config) => [config.slug, { config }])) }
  const findGlobal = async () => ({ forumPublicRead: true })
  const asked = { req: { user: null, payload: { ...payload, findGlobal } }, isReadingStaticFile: true }
  const tableRows = collections.filter(({ slug }) => slug in table)

  /** Visible through the items that show them, not by a rule of their own. */
  const seenElsewhere = ['media']

  it('has the trait that says what visitors see', async () => {
    const without: string[] = []
    for (const { slug, custom } of tableRows) {
      const verdict = await accessTo(slug as Slug).read(asked as unknown as AccessArgs)
      const [first] = table[slug as Slug].read as readonly unknown[]
      const isByRules = custom?.visibility && (first === visibleRule || first === visibleInForum)
      if (verdict !== false && !isByRules) without.push(slug)
    }
    expect(without).toEqual(seenElsewhere)
  })

  it.each(tableRows.map((config) => [config.slug, config] as const))(
    '%s applies every visibility rule of its fields',
    (_, config) => {
      const names = [...fieldsOf(config).map(({ name }) => name), ...(hasDrafts(config) ? ['_status'] : [])]
      const expected = [listed, unexpired, published, notHidden].filter(({ fields }) =>
        fields.every((field) => names.includes(field)),
      )
      expect(config.custom?.visibility ?? []).toEqual(expect.arrayContaining(expected))
    },
  )
})

describe('collections whose items staff approve', () => {
  const approvable = collections.filter(({ custom }) => custom?.approvedContent)
  const req = { user: { id: 'm', role: 'user' } }
  const own = { req, doc: { owner: 'm' }, siblingData: {}, data: {} } as never

  it('are services, stores, contacts and apartments', () => {
    expect(approvable.map(({ slug }) => slug)).toEqual(['services', 'stores', 'contacts', 'apartments'])
  })

  it.each(approvable.map((config) => [config.slug, config] as const))(
    '%s: approval covers every field that its owner may write',
    async (_, config) => {
      const written: string[] = []
      for (const field of fieldsOf(config)) {
        const { create, update } = ('access' in field && field.access) || {}
        const mayWrite = [!create || (await create(own)), !update || (await update(own))]
        const isStored = !('virtual' in field && field.virtual)
        if (isStored && mayWrite.includes(true) && field.name !== 'clientKey') written.push(field.name)
      }
      expect(written.sort()).toEqual([...config.custom!.approvedContent!].sort())
    },
  )
})
