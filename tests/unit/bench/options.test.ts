import { expect, it } from 'vitest'
import { benchOptions } from '../../bench/options'

it('a shorter watch of memory is a trial, which is not kept', () => {
  expect(benchOptions([])).toMatchObject({ passes: 5, minutes: 60, isTrial: false })
  expect(benchOptions(['--only', 'memory', '--minutes', '60'])).toMatchObject({ isTrial: false })
  expect(benchOptions(['--only', 'memory', '--minutes', '6'])).toMatchObject({
    only: ['memory'],
    minutes: 6,
    isTrial: true,
  })
})

it.each([['--passes=0'], ['--passes=9'], ['--minutes=0'], ['--minutes=x'], ['--nope']])(
  'refuses %s',
  (word) => {
    expect(() => benchOptions([word])).toThrow()
  },
)
