import { expect, it } from 'vitest'
import { choice, optionalChoice } from '#domain/web/input'

const kinds = ['doctor', 'lawyer'] as const

it.each([' doctor', 'doctor\n'])('a choice is read without the blanks around it: %j', (given) => {
  expect(choice(kinds).parse(given)).toBe('doctor')
  expect(optionalChoice(kinds).parse(given)).toBe('doctor')
})

it.each(['', '  '])('a blank choice is none: %j', (blank) => {
  expect(optionalChoice(kinds).parse(blank)).toBeNull()
  expect(choice(kinds).safeParse(blank).error?.issues[0]?.message).toBe('required')
})

it('another value is refused', () => {
  expect(choice(kinds).safeParse('dentist').error?.issues[0]?.message).toBe('choice')
  expect(optionalChoice(kinds).safeParse('dentist').error?.issues[0]?.message).toBe('choice')
})
