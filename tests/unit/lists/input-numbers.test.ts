import { expect, test } from 'vitest'
import { numberWithin } from '#domain/web/input'
import { inputProblemText } from '#texts/web/input-problems'

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
