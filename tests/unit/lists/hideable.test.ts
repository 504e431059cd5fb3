import type { AccessArgs, CollectionConfig, FieldAccess } from 'payload'
import { describe, expect, it } from 'vitest'
import { collection } from '#collections/traits/collection'
import { announced } from '#collections/traits/announced'
import { hideable } from '#collections/traits/hideable'

const readers = {
  visitor: null,
  member: { id: 'm', role: 'user' },
  moderator: { id: 's', role: 'moderator' },
}
type Reader = keyof typeof readers
const asked = (reader: Reader) => ({ req: { user: readers[reader] } }) as unknown as AccessArgs

const made = (read: NonNullable<CollectionConfig['access']>['read']) =>
  collection({ slug: 'ads', access: { read }, fields: [] }, hideable(), announced())

const shown = { hidden: { not_equals: true } }
const shownOrOwn = { or: [shown, { owner: { equals: 'm' } }] }

describe('скритото', () => {
  it('за посетител го няма, собственикът и екипът го виждат', async () => {
    const { access } = made(() => true)
    expect(await access?.read?.(asked('visitor'))).toEqual(shown)
    expect(await access?.read?.(asked('member'))).toEqual(shownOrOwn)
    expect(await access?.read?.(asked('moderator'))).toBe(true)
  })

  it('само стеснява правилото на колекцията', async () => {
    const rule = { expiresAt: { greater_than: 'сега' } }
    expect(await made(() => rule).access?.read?.(asked('visitor'))).toEqual({ and: [rule, shown] })
    expect(await made(() => rule).access?.read?.(asked('moderator'))).toEqual(rule)
    expect(await made(() => false).access?.read?.(asked('member'))).toBe(false)
  })

  it('причината е за собственика и екипа, пише я само екипът', () => {
    const fields = made(() => true).fields.filter(
      (field) => 'name' in field && field.name.startsWith('hidden'),
    )
    expect(fields.map((field) => 'name' in field && field.name)).toEqual(['hidden', 'hiddenReason'])
    for (const { access } of fields as { access: Record<'create' | 'read' | 'update', FieldAccess> }[]) {
      const may = (right: 'read' | 'update', reader: Reader, owner: string) =>
        access[right]({ ...asked(reader), doc: { owner } } as unknown as Parameters<FieldAccess>[0])
      expect([
        may('read', 'member', 'm'),
        may('read', 'member', 'друг'),
        may('read', 'visitor', 'm'),
      ]).toEqual([true, false, false])
      expect([may('update', 'member', 'm'), may('update', 'moderator', 'm')]).toEqual([false, true])
    }
  })

  it('за промените не съществува', () => {
    const { announcement } = made(() => true).custom as {
      announcement: { visibleOf: (doc: object) => unknown }
    }
    const { visibleOf } = announcement
    expect([visibleOf({ hidden: true }), visibleOf({ hidden: false }), visibleOf({})]).toEqual([null, {}, {}])
  })
})
