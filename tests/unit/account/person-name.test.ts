import { describe, expect, it } from 'vitest'
import { isProfileComplete, splitFullName } from '#domain/account/person-name'

describe('име и фамилия', () => {
  it.each([
    ['Мария Стоянова', 'Мария', 'Стоянова'],
    ['  Анна  Мария   Петрова ', 'Анна', 'Мария Петрова'],
    ['Иван', 'Иван', ''],
    ['', '', ''],
    [null, '', ''],
  ])('„%s“ е „%s“ и „%s“', (fullName, firstName, lastName) => {
    expect(splitFullName(fullName)).toEqual({ firstName, lastName })
  })
})

describe('попълнен профил', () => {
  it.each([
    [{ fullName: 'Мария Стоянова', city: 'Мюнхен' }, true],
    [{ fullName: 'Мария', city: 'Мюнхен' }, false],
    [{ fullName: 'Мария Стоянова', city: '  ' }, false],
    [{ fullName: 'Мария Стоянова', city: null }, false],
    [{}, false],
  ])('%o → %s', (profile, isComplete) => {
    expect(isProfileComplete(profile)).toBe(isComplete)
  })
})
