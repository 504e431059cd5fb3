import { describe, expect, it } from 'vitest'
import { readNumber, typedNumber } from '#domain/text/read-number'

describe('a typed number', () => {
  it.each([
    ['740,50', 740.5],
    ['740.50', 740.5],
    ['1 234,50', 1234.5],
    ['1\u00a0234,50', 1234.5],
    ['1\u202f234 567', 1_234_567],
    ['1.234,50', 1234.5],
    ['1.234.567,5', 1_234_567.5],
    [' 3 ', 3],
    ['-2,5', -2.5],
    ['0', 0],
    ['0,125', 0.125],
    ['4,8', 4.8],
    ['1 234,50 €', 1234.5],
    ['740 евро', 740],
    ['€ 1.234,56', 1234.56],
    ['1.234', 1234],
    ['150.000', 150_000],
    ['0.125', 0.125],
    ['1,234.50', 1234.5],
  ])('„%s“ is %d', (typed, number) => expect(readNumber(typed)).toBe(number))

  it.each(['', '  '])('„%s“ is blank', (typed) => expect(readNumber(typed)).toBeNull())

  it.each([
    '2019abc',
    '2019 г.',
    '1 234,50 $',
    '12 34',
    '0.123.456',
    '1,234.567,8',
    '1,2,3',
    '1.2.3',
    '1e5',
    '0x10',
    '0b11',
    '١٢',
    'Infinity',
    'NaN',
    '-',
    ',',
  ])('„%s“ is no number, and never a part of one', (typed) => expect(readNumber(typed)).toBeUndefined())

  it.each([
    [740.5, '740,5'],
    [1234, '1234'],
    [0.1, '0,1'],
  ])('%d is shown as „%s“, and read again', (number, typed) => {
    expect(typedNumber(number)).toBe(typed)
    expect(readNumber(typed)).toBe(number)
  })
})
