import { expect, test } from 'vitest'
import { flakyTwice } from '../../run/flaky'
import type { Test } from '../../run/results'

const ran = (id: string, outcome: Test['outcome']): Test => ({ id, outcome, file: 'a.spec.ts', ms: 1 })

test('a test that was flaky once is remembered and does not fail the run', () => {
  const tests = [ran('a', 'flaky'), ran('b', 'passed')]
  expect(flakyTwice({ before: [], tests })).toEqual({ twice: [], remembered: ['a'] })
})

test('flaky in two runs in a row fails the run', () => {
  expect(flakyTwice({ before: ['a'], tests: [ran('a', 'flaky')] })).toEqual({
    twice: ['a'],
    remembered: ['a'],
  })
})

test('a run without a second try takes the mark away', () => {
  expect(flakyTwice({ before: ['a'], tests: [ran('a', 'passed')] })).toEqual({ twice: [], remembered: [] })
})

test.each([[], [ran('a', 'skipped')]])('what did not run keeps its mark', (...tests) => {
  expect(flakyTwice({ before: ['a'], tests })).toEqual({ twice: [], remembered: ['a'] })
})
