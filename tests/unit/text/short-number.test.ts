import { expect, test } from 'vitest'
import { shortNumber } from '#domain/text/short-number'

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1.0K'],
  [1_049, '1.0K'],
  [1_050, '1.1K'],
  [96_150, '96.2K'],
  [999_949, '999.9K'],
  [999_950, '1.0M'],
  [1_000_000, '1.0M'],
  [2_149_999, '2.1M'],
  [1_234_000_000, '1234.0M'],
])('%i is written as %s', (count, written) => expect(shortNumber(count)).toBe(written))
