import { describe, expect, it } from 'vitest'
import { bold, type Insert, list, mentioned, quote, quoted, type Typed } from '#domain/forum/markdown-insert'
import { mentionAt } from '#domain/forum/mention-at'

/** `[` and `]` mark the selection, `|` the caret. */
function typed(marked: string): Typed {
  const start = marked.search(/[[|]/)
  const end = marked.includes(']') ? marked.indexOf(']') - 1 : start
  return { text: marked.replace(/[[\]|]/g, ''), start, end }
}

function after({ text }: Typed, { from, to, with: words, select: [start, end] }: Insert): string {
  const result = text.slice(0, from) + words + text.slice(to)
  const marks = start === end ? ['|'] : ['[', ']']
  return result.slice(0, start) + marks[0] + result.slice(start, end) + (marks[1] ?? '') + result.slice(end)
}

describe('formatting', () => {
  it.each([
    [bold, 'Носете [лична карта] и копие', 'Носете **[лична карта]** и копие'],
    [bold, 'Носете |', 'Носете **|**'],
    [list, 'Ето:\n[договор\nпаспорт]', 'Ето:\n- договор\n- паспорт|'],
    [list, '|', '- |'],
    [quote, 'Пише |', '> Пише |'],
  ])('%o: %s', (format, before, expected) => {
    expect(after(typed(before), format(typed(before)))).toBe(expected)
  })

  it('a quote stands on lines of its own, with the name, and the caret below it', () => {
    const of = (text: string) =>
      after(typed(text), quoted(typed(text), { by: 'Ани написа:', said: 'Да.\nИ аз.\n' }))
    expect(of('|')).toBe('> Ани написа:\n> Да.\n> И аз.\n\n|')
    expect(of('Здравейте.|')).toBe('Здравейте.\n\n> Ани написа:\n> Да.\n> И аз.\n\n|')
    expect(of('Преди\n|след')).toBe('Преди\n\n> Ани написа:\n> Да.\n> И аз.\n\n|след')
  })

  it('a name stands apart from the word before it', () => {
    const of = (text: string) => after(typed(text), mentioned(typed(text), 'Ани Петрова'))
    expect(of('|')).toBe('@Ани Петрова |')
    expect(of('Благодаря|')).toBe('Благодаря @Ани Петрова |')
  })
})

describe('a name that is being typed', () => {
  it.each([
    ['@', { from: 0, query: '' }],
    ['Питайте @Ан', { from: 8, query: 'Ан' }],
    ['@Ани Пе', { from: 0, query: 'Ани Пе' }],
    ['ani@example', null],
    ['@Ани, ето', null],
    ['без', null],
    [`@${'а'.repeat(60)}`, null],
  ])('%s', (text, expected) => {
    expect(mentionAt(text, text.length)).toEqual(expected)
  })
})
