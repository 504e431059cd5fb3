import { describe, expect, it } from 'vitest'
import { plainText, readingTime } from '#domain/articles/reading-time'

const text = (words: string, format = 0) => ({ type: 'text', text: words, format })
const paragraph = (...children: object[]) => ({ type: 'paragraph', children })
const article = (...children: object[]) => ({ root: { type: 'root', children } })
const words = (count: number) => Array.from({ length: count }, () => 'дума').join(' ')

describe('reading time', () => {
  it.each([
    [0, 1],
    [1, 1],
    [200, 1],
    [201, 2],
    [400, 2],
    [1000, 5],
  ])('of %i words is %i min.', (count, minutes) => {
    expect(readingTime(article(paragraph(text(words(count)))))).toBe(minutes)
  })

  it('counts words in headings, lists and tables', () => {
    const list = { type: 'list', children: [{ type: 'listitem', children: [text(words(150))] }] }
    const cell = { type: 'tablecell', children: [paragraph(text(words(150)))] }
    const table = { type: 'table', children: [{ type: 'tablerow', children: [cell] }] }
    expect(readingTime(article(list, table))).toBe(2)
  })

  it('does not count punctuation as words', () => {
    expect(readingTime(article(paragraph(text(`${words(200)} – … „ “`))))).toBe(1)
  })

  it.each([null, undefined, 'текст', 5, {}, { root: null }])(
    'is one minute without content (%j)',
    (content) => {
      expect(readingTime(content)).toBe(1)
    },
  )

  it('counts a word with mixed formatting once', () => {
    expect(plainText(article(paragraph(text('Ан', 1), text('мелдунг'))))).toBe('Анмелдунг')
  })

  it('does not join the last word of a paragraph to the first of the next', () => {
    expect(plainText(article(paragraph(text('едно')), paragraph(text('две'))))).toBe('едно две')
  })
})
