import type { AccessArgs, CollectionConfig, FieldAccess } from 'payload'
import { describe, expect, it } from 'vitest'
import { accessTo, type Slug } from '#access/table'
import { notHidden, notUnderHidden } from '#access/visibility/hidden'
import { unexpired } from '#access/visibility/unexpired'
import type { VisibilityRule } from '#access/visibility/rule'
import { announced } from '#collections/traits/announced'
import { collection } from '#collections/traits/collection'
import { hideable } from '#collections/traits/hideable'
import { owned } from '#collections/traits/owned'
import { visible } from '#collections/traits/visible'

const readers = {
  visitor: null,
  member: { id: 'm', role: 'user' },
  moderator: { id: 's', role: 'moderator' },
}
type Reader = keyof typeof readers

const made = (...rules: VisibilityRule[]) =>
  collection(
    { slug: 'ads', fields: [] },
    owned({ label: 'Автор' }),
    hideable(),
    visible(...rules),
    announced(),
  )

type Asked = { slug?: Slug; custom?: CollectionConfig['custom']; isForumOpen?: boolean; isFile?: boolean }

function readOf(reader: Reader, { slug = 'events', custom, isForumOpen, isFile }: Asked) {
  const findGlobal = async () => ({ forumPublicRead: isForumOpen })
  const payload = { collections: { [slug]: { config: { custom } } }, findGlobal }
  const asked = { req: { user: readers[reader], payload }, isReadingStaticFile: isFile }
  return accessTo(slug).read(asked as unknown as AccessArgs)
}

const shown = { hidden: { not_equals: true } }
const ownItems = { owner: { equals: 'm' } }

describe('visibility of a collection', () => {
  const { custom } = made(notHidden)

  it('shows visitors what its rule allows, owners their own items too, and staff everything', async () => {
    expect(await readOf('visitor', { custom })).toEqual(shown)
    expect(await readOf('member', { custom })).toEqual({ or: [shown, ownItems] })
    expect(await readOf('moderator', { custom })).toBe(true)
  })

  it('applies all of several rules', async () => {
    const custom = {
      visibility: [notHidden, { ...unexpired, where: () => ({ expiresAt: { exists: true } }) }],
    }
    expect(await readOf('visitor', { custom })).toEqual({ and: [shown, { expiresAt: { exists: true } }] })
  })

  it('shows everything without a rule and nothing without the trait', async () => {
    expect(await readOf('visitor', { custom: { visibility: [] } })).toBe(true)
    expect(await readOf('visitor', { custom: {} })).toBe(false)
  })

  it('lets a file request pass, because it checks the row itself', async () => {
    expect(await readOf('visitor', { custom, isFile: true })).toBe(true)
  })

  it('shows visitors nothing of a closed forum', async () => {
    const slug = 'forum-topics'
    expect(await readOf('visitor', { slug, custom, isForumOpen: false })).toBe(false)
    expect(await readOf('visitor', { slug, custom, isForumOpen: true })).toEqual(shown)
    expect(await readOf('member', { slug, custom, isForumOpen: false })).toEqual({ or: [shown, ownItems] })
  })

  it('shows what is under a hidden item only to the owner of that item', () => {
    const { where } = notUnderHidden({ field: 'topic', of: 'forum-topics' })
    const isShown = { 'topic.hidden': { not_equals: true } }
    expect(where(null)).toEqual(isShown)
    expect(where({ id: 'm' } as never)).toEqual({ or: [isShown, { 'topic.owner': { equals: 'm' } }] })
  })
})

describe('an item hidden by staff', () => {
  it('has a reason that only its owner and staff read and only staff write', () => {
    const fields = made().fields.filter((field) => 'name' in field && field.name.startsWith('hidden'))
    expect(fields.map((field) => 'name' in field && field.name)).toEqual(['hidden', 'hiddenReason'])
    for (const { access } of fields as { access: Record<'create' | 'read' | 'update', FieldAccess> }[]) {
      const may = (right: 'read' | 'update', reader: Reader, owner: string) =>
        access[right]({
          req: { user: readers[reader] },
          doc: { owner },
        } as unknown as Parameters<FieldAccess>[0])
      expect([
        may('read', 'member', 'm'),
        may('read', 'member', 'друг'),
        may('read', 'visitor', 'm'),
      ]).toEqual([true, false, false])
      expect([may('update', 'member', 'm'), may('update', 'moderator', 'm')]).toEqual([false, true])
    }
  })
})

describe('announcements of visible items', () => {
  it('contain what satisfies the rules, with its slug', () => {
    const { visibleOf } = made(notHidden).custom!.announcement!
    const docs = [{ hidden: true }, { hidden: false }, { slug: 'hlyab' }]
    expect(docs.map(visibleOf)).toEqual([null, {}, { slug: 'hlyab' }])
  })

  it('contain nothing of a collection that shows nothing', () => {
    const { custom } = collection({ slug: 'ads', fields: [] }, announced())
    expect(custom!.announcement!.visibleOf({})).toBeNull()
  })
})
