import { expect, it } from 'vitest'
import type { PreviewRow } from '#domain/contacts/import-answers'
import { choiceCounts, choiceOptions, decided, noChoice } from '#domain/contacts/import-choice'

const id = crypto.randomUUID()
const values = { name: 'Ана', city: 'Бон', category: 'doctor' }
const rows: PreviewRow[] = [
  { row: 2, state: 'new', values },
  { row: 3, state: 'changed', values, before: { city: 'Кил' } },
  { row: 4, state: 'same', values },
  { row: 5, state: 'twin', values, twin: { by: 'phone', name: 'Ана К.', id } },
  {
    row: 6,
    state: 'invalid',
    values: { ...values, phone: '4,93012E+11' },
    problems: [{ field: 'phone', kind: 'shortened', reason: '' }],
  },
]

it('takes the new and the changed, and leaves what may be there already', () => {
  expect(choiceCounts(rows, noChoice)).toEqual({ added: 1, changed: 1, skipped: 3 })
  expect(choiceOptions(rows, noChoice)).toEqual({ left: [5], merge: {}, edits: {} })
})

it('leaves rows without a tick', () => {
  const choice = { ...noChoice, unticked: new Set([2, 3]) }
  expect(choiceCounts(rows, choice)).toEqual({ added: 0, changed: 0, skipped: 5 })
  expect(choiceOptions(rows, choice).left).toEqual([2, 3, 5])
})

it('merges a possible duplicate or imports it as new', () => {
  const merged = { ...noChoice, twins: new Map([[5, 'merge' as const]]) }
  expect(choiceCounts(rows, merged).changed).toBe(2)
  expect(choiceOptions(rows, merged)).toMatchObject({ left: [], merge: { 5: id } })
  const added = { ...noChoice, twins: new Map([[5, 'add' as const]]) }
  expect(choiceCounts(rows, added).added).toBe(2)
  expect(choiceOptions(rows, added)).toMatchObject({ left: [], merge: {} })
})

it('takes a row that was put right, and says what is still wrong with another', () => {
  const mended = { ...noChoice, edits: new Map([[6, { phone: '0228 12345' }]]) }
  expect(decided(rows[4]!, mended)).toEqual({ becomes: 'added', isMended: true })
  expect(choiceOptions(rows, mended)).toMatchObject({ left: [5], edits: { 6: { phone: '0228 12345' } } })
  expect(choiceOptions(rows, { ...mended, unticked: new Set([6]) }).left).toEqual([5, 6])
  const still = { ...noChoice, edits: new Map([[6, { phone: 'n/a' }]]) }
  expect(decided(rows[4]!, still)).toMatchObject({ becomes: 'skipped', open: [{ field: 'phone' }] })
  expect(choiceOptions(rows, still).left).toEqual([5])
})
