import { describe, expect, it } from 'vitest'
import { plainText, readingTime } from '#domain/articles/reading-time'

const text = (words: string, format = 0) => ({ type: 'text', text: words, format })
const paragraph = (...children: object[]) => ({ type: 'paragraph', children })
const article = (...children: object[]) => ({ root: { type: 'root', children } })
const words = (count: number) => Array.from({ length: count }, () => 'дума').join(' ')

describe('време за четене', () => {
  it.each([
    [0, 1],
    [1, 1],
    [200, 1],
    [201, 2],
    [400, 2],
    [1000, 5],
  ])('%i думи се четат за %i мин.', (count, minutes) => {
    expect(readingTime(article(paragraph(text(words(count)))))).toBe(minutes)
  })

  it('брои думите във всички части: заглавия, списъци, таблици', () => {
    const list = { type: 'list', children: [{ type: 'listitem', children: [text(words(150))] }] }
    const cell = { type: 'tablecell', children: [paragraph(text(words(150)))] }
    const table = { type: 'table', children: [{ type: 'tablerow', children: [cell] }] }
    expect(readingTime(article(list, table))).toBe(2)
  })

  it('не брои препинателни знаци за думи', () => {
    expect(readingTime(article(paragraph(text(`${words(200)} – … „ “`))))).toBe(1)
  })

  it.each([null, undefined, 'текст', 5, {}, { root: null }])(
    'без съдържание (%j) е една минута',
    (content) => {
      expect(readingTime(content)).toBe(1)
    },
  )

  it('дума с различно оформени части остава една дума', () => {
    expect(plainText(article(paragraph(text('Ан', 1), text('мелдунг'))))).toBe('Анмелдунг')
  })

  it('последната дума на абзац не се слепва с първата на следващия', () => {
    expect(plainText(article(paragraph(text('едно')), paragraph(text('две'))))).toBe('едно две')
  })
})
