import { expect, test } from 'vitest'
import type { ItemKind } from '#domain/item-kinds'
import { OWN_ITEMS_MAX } from '#domain/limits'
import { withOlder } from '#domain/lists/own-items'

const day = (number: number) => new Date(Date.UTC(2026, 0, number)).toISOString()
const store = (number: number) => ({
  id: `store-${number}`,
  kind: 'stores' as ItemKind,
  createdAt: day(number),
})
const stores = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => store(from - index))

test('shows older items of the rendered page below the newest ones', () => {
  const drawn = stores(30, 1)
  const newest = stores(30, 31 - OWN_ITEMS_MAX)
  expect(withOlder(newest, drawn)).toEqual(drawn)
})

test('puts new items on top and drops deleted ones', () => {
  const drawn = stores(30, 1)
  const newest = [store(31), ...stores(30, 31 - OWN_ITEMS_MAX).slice(1)]
  const ids = withOlder(newest, drawn).map(({ id }) => id)
  expect(ids[0]).toBe('store-31')
  expect(ids).not.toContain('store-30')
  expect(ids).toHaveLength(30)
})

test('uses only the items of the browser when it knows all of them', () => {
  expect(withOlder([store(2)], stores(3, 1))).toEqual([store(2)])
  const documents = [{ id: 'document', kind: 'documents' as ItemKind, createdAt: day(1) }]
  expect(withOlder(stores(30, 31 - OWN_ITEMS_MAX), documents)).toHaveLength(OWN_ITEMS_MAX)
})
