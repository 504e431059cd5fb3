import { expect, test } from 'vitest'
import { flakyTwice } from '../../run/flaky'
import type { Test } from '../../run/results'

const ran = (id: string, outcome: Test['outcome']): Test => ({ id, outcome, file: 'a.spec.ts', ms: 1 })

test('remembers a test that was flaky once and does not fail the run', () => {
  const tests = [ran('a', 'flaky'), ran('b', 'passed')]
  expect(flakyTwice({ before: [], tests })).toEqual({ twice: [], remembered: ['a'] })
})

test('fails the run for a test that was flaky in two runs in a row', () => {
  expect(flakyTwice({ before: ['a'], tests: [ran('a', 'flaky')] })).toEqual({
    twice: ['a'],
    remembered: ['a'],
  })
})

test('forgets a test that passed at the first try', () => {
  expect(flakyTwice({ before: ['a'], tests: [ran('a', 'passed')] })).toEqual({ twice: [], remembered: [] })
})

test.each([[], [ran('a', 'skipped')]])('keeps the mark of a test that did not run (%#)', (...tests) => {
  expect(flakyTwice({ before: ['a'], tests })).toEqual({ twice: [], remembered: ['a'] })
})
