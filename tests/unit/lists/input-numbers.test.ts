import { expect, test } from 'vitest'
import { z } from 'zod'
import { numberWithin } from '#domain/web/input'
import { fieldProblems, inputProblemText } from '#texts/web/input-problems'

const problemOf = (value: unknown) => {
  const { error } = numberWithin({ min: 1, max: 50, isWhole: true }).safeParse(value)
  return error ? inputProblemText(error.issues[0]!.message) : null
}

test.each([
  [2, null],
  [2.5, 'Въведете цяло число.'],
  ['две', 'Въведете число.'],
  [0, 'Най-малко 1.'],
  [51, 'Най-много 50.'],
  ['', 'Попълнете това поле.'],
])('validates %o: %s', (value, sentence) => {
  expect(problemOf(value)).toBe(sentence)
})

test('a field with several problems has one sentence', () => {
  const { error } = z
    .object({ rooms: numberWithin({ min: 1, max: 50, isWhole: true }) })
    .safeParse({ rooms: 50.5 })
  expect(error?.issues).toHaveLength(2)
  expect(fieldProblems(error!.issues)).toEqual([{ path: 'rooms', message: 'Най-много 50.' }])
})

test('what the library says in English is said in Bulgarian', () => {
  const { error } = z.object({ ids: z.array(z.string()) }).safeParse({ ids: 7 })
  expect(fieldProblems(error!.issues)).toEqual([{ path: 'ids', message: 'Проверете това поле.' }])
})
