import { describe, expect, it } from 'vitest'
import { type Mark, markedParts } from '#domain/text/marked-parts'

const shown = (text: string, marks: Mark[]) =>
  markedParts(text, marks)
    .map(({ text: part, isMarked }) => (isMarked ? `[${part}]` : part))
    .join('|')

describe('the parts of a marked text', () => {
  it.each<[string, Mark[], string]>([
    ['Зъболекар в Берлин', [], 'Зъболекар в Берлин'],
    ['Зъболекар в Берлин', [[0, 9], [12, 18]], '[Зъболекар]| в |[Берлин]'], // prettier-ignore
    ['д-р Ива, зъболекар, Кьолн', [[9, 18]], 'д-р Ива, |[зъболекар]|, Кьолн'],
    ['едно', [[0, 2], [2, 4]], '[ед]|[но]'], // prettier-ignore
    ['😀 лекар', [[3, 8]], '😀 |[лекар]'],
    ['', [], ''],
  ])('of „%s“ with %j', (text, marks, parts) => expect(shown(text, marks)).toBe(parts))
})
