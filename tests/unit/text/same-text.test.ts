import { describe, expect, it } from 'vitest'
import { isNewcomer } from '#domain/text/newcomers'
import { sameTextKey } from '#domain/text/same-text'
import { linksIn, plainHtml, richHtml } from '#domain/text/user-text'

const key = (text: string, createdAt = '2026-11-28T12:00:00.000Z') => sameTextKey({ text, createdAt })
const offer = 'Превозвам багаж от София до Мюнхен всяка събота, пишете ми!'

describe('the key of a text', () => {
  it('is the same whatever the case, spaces, punctuation and width of letters', () => {
    const spaced = `  ${offer.toUpperCase().replaceAll(' ', '\n ')} !!!`
    expect(key(spaced)).toBe(key(offer))
    expect(key('ｗｗｗ.primer.bg')).toBe(key('www.primer.bg'))
  })

  it('differs with a word and with the Berlin day', () => {
    expect(key(offer.replace('събота', 'неделя'))).not.toBe(key(offer))
    expect(key(offer, '2026-11-28T23:30:00.000Z')).toBe(key(offer, '2026-11-29T08:00:00.000Z'))
    expect(key(offer, '2026-11-28T22:30:00.000Z')).not.toBe(key(offer, '2026-11-28T23:30:00.000Z'))
  })

  it('is none for a few words, unless they lead away', () => {
    for (const said of ['', '🙂🙂', 'Благодаря!', 'Честит празник, приятели!']) expect(key(said)).toBeNull()
    for (const ad of ['Пишете: 0888 12 34 56', 'ivan@primer.bg', 'Вижте https://t.me/x'])
      expect(key(ad)).not.toBeNull()
  })
})

it('counts the links that a page would show', () => {
  const text = 'Вижте primer.bg, https://primer.bg/a и [тук](https://primer.bg/b)'
  expect([linksIn(richHtml({ content: text })), linksIn(plainHtml({ content: text }))]).toEqual([3, 3])
  expect(linksIn(richHtml({ content: 'Без връзки: <a href="x">' }))).toBe(0)
})

it('somebody is new for a day and for three contributions', () => {
  const now = new Date('2026-11-28T12:00:00.000Z')
  const [today, before] = ['2026-11-27T12:00:01.000Z', '2026-11-27T12:00:00.000Z']
  expect(isNewcomer({ createdAt: today, contributions: 3 }, now)).toBe(true)
  expect(isNewcomer({ createdAt: before, contributions: 2 }, now)).toBe(true)
  expect(isNewcomer({ createdAt: before, contributions: 3 }, now)).toBe(false)
})
