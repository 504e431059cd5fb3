import { describe, expect, it } from 'vitest'
import { nameInEmail } from '#domain/account/name-in-email'

describe('a name in an email', () => {
  it.each(['Мария Иванова', 'Анна-Мария О’Нийл', 'Д-р. Иван Петров', 'Й.К. Димитров', 'И. Петров, мл.'])(
    'keeps %s',
    (name) => {
      expect(nameInEmail(name)).toBe(name)
    },
  )

  it.each([
    ['Натиснете http://evil.example тук', 'Натиснете тук'],
    ['Ваня www.evil.example', 'Ваня'],
    ['evil.example/win Иван', 'Иван'],
    ['пишете на a@evil.example', 'пишете на'],
    ['Иван ｅｖｉｌ．ｅｘａｍｐｌｅ', 'Иван'],
    ['Иван evil。example', 'Иван'],
    ['Иван evil\u200b.example', 'Иван evil .example'],
    ['евро.бг', ''],
    ['127.0.0.1', ''],
    ['\\\\evil\\share', ''],
    ['<b>Иван</b>', ''],
    ['Иван\r\nBcc: x', 'Иван x'],
    ['Иван\u202eвадар', 'Иван вадар'],
    ['\u2028\0\u0007', ''],
    ['', ''],
    [null, ''],
  ])('turns %j into %j', (typed, said) => {
    expect(nameInEmail(typed)).toBe(said)
  })

  it('cuts a long name without reading all of it', () => {
    expect(nameInEmail('я'.repeat(100_000))).toBe('я'.repeat(80))
    expect(nameInEmail(`${'.'.repeat(100_000)}@`)).toBe('.'.repeat(80))
  })
})
