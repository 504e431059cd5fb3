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
      'without what it builds on',
      [hideable()],
      'ads.ts: hideable needs the trait owned: put it before hideable',
    ],
    ['before what it builds on', [hideable(), owner], 'ads.ts: put the trait owned before hideable'],
    [
      'with a rule whose fields nothing gives',
      [owner, visible(notHidden)],
      'ads.ts: visible needs the trait hideable: put it before visible',
    ],
    [
      'before what it takes account of',
      [announced(), visible()],
      'ads.ts: put the trait visible before announced',
    ],
    [
      'with the name of a field that is not there',
      [slugged({ from: 'titel' })],
      'ads.ts: slugged names the field titel, which is not there: add it, or correct the name',
    ],
    ['twice', [owner, owner], 'ads.ts: take the trait owned only once'],
  ])('%s stops the composition with what to do', (_, traits, message) => {
    expect(() => compose(...traits)).toThrow(`collections/${message}`)
  })

  it('in its place is taken', () => {
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

  /** Seen with what shows them, which no rule about the row itself can say. */
  const seenElsewhere = ['media']

  it('has the trait that says what of it they see', async () => {
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
    '%s: follows all rules of its fields',
    (_, config) => {
      const names = [...fieldsOf(config).map(({ name }) => name), ...(hasDrafts(config) ? ['_status'] : [])]
      const expected = [listed, unexpired, published, notHidden].filter(({ fields }) =>
        fields.every((field) => names.includes(field)),
      )
      expect(config.custom?.visibility ?? []).toEqual(expect.arrayContaining(expected))
    },
  )
})

describe('what a member writes of an item that staff approve', () => {
  const approvable = collections.filter(({ custom }) => custom?.approvedContent)
  const req = { user: { id: 'm', role: 'user' } }
  const own = { req, doc: { owner: 'm' }, siblingData: {}, data: {} } as never

  it('is there', () => {
    expect(approvable.map(({ slug }) => slug)).toEqual(['services', 'stores', 'contacts', 'apartments'])
  })

  it.each(approvable.map((config) => [config.slug, config] as const))(
    '%s: is approved',
    async (_, config) => {
      const written: string[] = []
      for (const field of fieldsOf(config)) {
        const { create, update } = ('access' in field && field.access) || {}
        const mayWrite = [!create || (await create(own)), !update || (await update(own))]
        const isStored = !('virtual' in field && field.virtual)
        if (isStored && mayWrite.includes(true)) written.push(field.name)
      }
      expect(written.sort()).toEqual([...config.custom!.approvedContent!].sort())
    },
  )
})
