import { describe, expect, it } from 'vitest'
import { keptQuestion, withoutBeginnings } from '#domain/search/misses'
import { missedWords } from '#search/index/misses'

describe('a question that found nothing', () => {
  it('is kept as typed, without what is not seen', () => {
    expect(keptQuestion('  Зъбар\u200b \n в  Кьолн ')).toBe('Зъбар в Кьолн')
    expect(keptQuestion('😀 зъбар')).toBe('😀 зъбар')
    expect(keptQuestion(`зъбар \ud800`)).toBe('зъбар')
  })

  it('is kept up to 100 letters, an emoji whole', () => {
    expect(keptQuestion('ж'.repeat(300))).toBe('ж'.repeat(100))
    expect(keptQuestion(`${'ж'.repeat(99)}😀😀`)).toBe(`${'ж'.repeat(99)}😀`)
  })

  it.each([
    '',
    'зъб',
    '...',
    '😀😀😀😀',
    'ivan@example.org',
    'иван＠пример',
    'зъбар 0176',
    'ул. Роза 12, вход 34',
  ])('is not kept: „%s“', (question) => {
    expect(keptQuestion(question)).toBeNull()
  })

  it('is the same with its words in another order, script and form', () => {
    expect(missedWords('зъбари в Кьолн')).toBe(missedWords('Кьолн, зъбар'))
    expect(missedWords('зъбар зъбар')).toBe(missedWords('zabar'))
    expect(missedWords('зъбар')).not.toBe(missedWords('зъбен'))
    expect(missedWords('думи '.repeat(200)).length).toBeLessThanOrEqual(200)
  })
})

describe('what begins other questions', () => {
  const left = (...questions: [string, number][]) =>
    withoutBeginnings(questions.map(([question, times]) => ({ question, times }))).map(
      ({ question }) => question,
    )

  it('is left out, whatever its capitals', () => {
    expect(left(['зъбар', 1], ['Зъбарско лечение', 1], ['зъба', 2], ['пекар', 1])).toEqual([
      'Зъбарско лечение',
      'пекар',
    ])
  })

  it('stays when it was asked more often than the longer ones', () => {
    expect(left(['зъбар', 3], ['зъбар берлин', 1], ['зъбар кьолн', 1])).toEqual([
      'зъбар',
      'зъбар берлин',
      'зъбар кьолн',
    ])
    expect(left(['зъбар', 2], ['зъбар берлин', 1], ['зъбар кьолн', 1])).toEqual([
      'зъбар берлин',
      'зъбар кьолн',
    ])
  })

  it('is not the question itself', () => {
    expect(left(['зъбар', 1], ['Зъбар', 1])).toEqual(['зъбар', 'Зъбар'])
  })
})
