import { describe, expect, it } from 'vitest'
import { isProfileComplete, splitFullName } from '#domain/account/person-name'

describe('first and last name', () => {
  it.each([
    ['Мария Стоянова', 'Мария', 'Стоянова'],
    ['  Анна  Мария   Петрова ', 'Анна', 'Мария Петрова'],
    ['Иван', 'Иван', ''],
    ['', '', ''],
    [null, '', ''],
  ])('splits „%s“ into „%s“ and „%s“', (fullName, firstName, lastName) => {
    expect(splitFullName(fullName)).toEqual({ firstName, lastName })
  })
})

describe('a profile', () => {
  it.each([
    [{ fullName: 'Мария Стоянова', city: 'Мюнхен' }, true],
    [{ fullName: 'Мария', city: 'Мюнхен' }, false],
    [{ fullName: 'Мария Стоянова', city: '  ' }, false],
    [{ fullName: 'Мария Стоянова', city: null }, false],
    [{}, false],
  ])('%o is complete: %s', (profile, isComplete) => {
    expect(isProfileComplete(profile)).toBe(isComplete)
  })
})
