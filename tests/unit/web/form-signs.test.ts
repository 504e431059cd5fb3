import { describe, expect, it } from 'vitest'
import { readSigns, toldSigns } from '#domain/web/form-signs'

const typed = { trap: '', shownForMs: 60_000, isRestored: false }

describe('of a form', () => {
  it.each([
    ['nothing is told when somebody writes', typed, []],
    ['the trap is told', { ...typed, trap: 'https://example.com' }, ['trap']],
    ['haste is told', { ...typed, shownForMs: 300 }, ['haste']],
    [
      'haste is not told of a draft, which was written before',
      { ...typed, shownForMs: 300, isRestored: true },
      [],
    ],
    ['both are told', { ...typed, trap: 'x', shownForMs: 0 }, ['trap', 'haste']],
  ])('%s', (_, filled, signs) => expect(readSigns(toldSigns(filled))).toEqual(signs))

  it('whatever else is told counts nothing', () => {
    for (const told of [undefined, null, 7, {}, ['trap'], 'traps', 'x'.repeat(100_000)])
      expect(readSigns(told)).toEqual([])
  })
})
