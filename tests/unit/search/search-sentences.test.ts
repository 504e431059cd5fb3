import { describe, expect, it } from 'vitest'
import { answerSentence, countSentence, understandingSentence } from '../../../src/features/search/sentences'

const plain = { ignored: [], searched: null }

describe('how the question was understood', () => {
  it.each([
    [plain, null],
    [{ ignored: ['xyz'], searched: 'зъболекар, Берлин' }, 'Няма нищо с „xyz“. Показваме зъболекар, Берлин.'],
    [{ ignored: ['xyz', 'abc'], searched: 'лекар' }, 'Няма нищо с „xyz“ и „abc“. Показваме лекар.'],
    [{ ignored: ['а', 'б', 'в'], searched: null }, 'Няма нищо с „а“, „б“ и „в“.'],
    [{ ignored: ['синьо'], searched: null }, 'Няма нищо със „синьо“.'],
    [{ ignored: ['ш'.repeat(50)], searched: null }, `Няма нищо с „${'ш'.repeat(40)}…“.`],
    [{ ignored: [], searched: 'лекар' }, 'Търсихме „лекар“.'],
  ])('%j: %s', (understood, sentence) => expect(understandingSentence(understood)).toBe(sentence))
})

describe('the count', () => {
  it('names the question, unless the sentence before it does', () => {
    expect(countSentence({ total: 3, query: 'лкар', understood: plain })).toBe(
      'Намерени 3 резултата за „лкар“',
    )
    const understood = { ignored: [], searched: 'лекар' }
    expect(countSentence({ total: 1, query: 'лкар', understood })).toBe('Намерен 1 резултат')
    expect(countSentence({ total: 2, query: '', city: 'Мюнхен', understood: plain })).toBe(
      'Намерени 2 резултата около Мюнхен',
    )
  })
})

describe('the sentence of the panel', () => {
  const found = { status: 'found', results: [], understood: plain } as const

  it('belongs to the question of the answer', () => {
    expect(answerSentence({ ...found, query: 'лекар', total: 2 })).toBe('Намерени 2 резултата за „лекар“')
    expect(answerSentence({ ...found, query: 'лекар', total: 0 })).toBe('Няма резултати за „лекар“')
    expect(answerSentence({ ...found, query: '', place: '48.1,11.6', city: 'Мюнхен', total: 2 })).toBe(
      'Намерени 2 резултата около Мюнхен',
    )
  })

  it('says first how the question was understood', () => {
    const understood = { ignored: ['xyz'], searched: 'лекар' }
    expect(answerSentence({ ...found, query: 'xyz лекар', total: 2, understood })).toBe(
      'Няма нищо с „xyz“. Показваме лекар. Намерени 2 резултата.',
    )
  })

  it('says that the answer is waited for, or why there is none', () => {
    expect(answerSentence({ query: 'лекар', status: 'waiting' })).toBe('Търсим „лекар“...')
    expect(answerSentence({ query: 'лекар', status: 'failed', message: 'Няма връзка.' })).toBe('Няма връзка.')
  })
})
