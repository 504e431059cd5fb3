import { expect, it } from 'vitest'
import { dropUnknown } from '#collections/guard/drop-unknown'

const collection = { flattenedFields: [{ name: 'title' }, { name: 'place' }] }
const many = Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`n${at}`, 1]))

const left = async (call: { operation: string; overrideAccess?: boolean }, data: object) => {
  const given = { collection, args: { data, depth: 0 }, ...call }
  return (await dropUnknown(given as never)) as { data: object; depth: number }
}

it.each(['create', 'update'])(
  '%s: what no field has is left out, unless it is a plain value',
  async (operation) => {
    const known = { title: 'Среща', place: { city: 'Бон' }, password: 'тайна' }
    expect(await left({ operation }, { ...known, hash: many, list: [many] })).toEqual({
      data: known,
      depth: 0,
    })
  },
)

it('reads and the server itself are left alone', async () => {
  expect((await left({ operation: 'read' }, { hash: many })).data).toEqual({ hash: many })
  expect((await left({ operation: 'create', overrideAccess: true }, { hash: many })).data).toEqual({
    hash: many,
  })
})
