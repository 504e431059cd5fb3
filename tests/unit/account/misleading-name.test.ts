import { describe, expect, it } from 'vitest'
import { profileInput } from '#domain/account/user-input'

const read = (fullName: string) => profileInput.safeParse({ fullName, city: 'Бон' })

describe('a name', () => {
  it.each([
    ['Вера   Тодорова', 'Вера Тодорова'],
    ['Вера\nТодорова', 'Вера Тодорова'],
    ['Ве\u200bра Тодорова', 'Вера Тодорова'],
    ['\u202eВера Тодорова', 'Вера Тодорова'],
    ['Вера\u2800Тодорова', 'Вера Тодорова'],
    ['Вера \u3164 Тодорова', 'Вера Тодорова'],
    ['Анна-Мария О’Нийл', 'Анна-Мария О’Нийл'],
    ['д-р Иван Иванов', 'д-р Иван Иванов'],
    ['Dr.Ivan Admirov', 'Dr.Ivan Admirov'],
    ['А. Д. Минев', 'А. Д. Минев'],
    ['Влад Минев', 'Влад Минев'],
    ['Нгуен\u0302\u0301\u0300\u0300\u0300 Ван', 'Нгуен\u0302\u0301\u0300 Ван'],
  ])('%j is kept as „%s“', (typed, kept) => expect(read(typed).data?.fullName).toBe(kept))

  it.each(['\u200b\u200b', '\u3164', '\u2800\u2800', '\u202e', '  \n '])('%j shows nothing', (typed) =>
    expect(read(typed).error?.issues[0]?.message).toBe('nameRequired'),
  )

  it.each([
    'Администратор',
    'Модератор Иванов',
    'Aдминистратор на сайта',
    'Админ',
    'Admin',
    'А д м и н',
    'A.d.m.i.n Иванов',
    'Адми-нистратор',
    'А\u0301дминистратор',
    'Аdmin с кирилица',
    'mоderatоr',
    'Мοдератор',
    'Ａｄｍｉｎ',
    '𝐀𝐝𝐦𝐢𝐧',
    '😀😀',
    '. .',
    'Евтино。com',
    'Евтино.xyz',
    'Иван ivan@example.org',
    'www.kredit.example',
    'Евтино.com',
    'https://example.org',
  ])('„%s“ misleads', (typed) => expect(read(typed).error?.issues[0]?.message).toBe('nameMisleading'))
})
