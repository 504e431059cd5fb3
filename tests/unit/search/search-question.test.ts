import { describe, expect, it } from 'vitest'
import { excerptOf } from '#domain/text/excerpt'
import { searchInput } from '#domain/search/search-input'
import { groupOf } from '#domain/search/synonyms'
import { looksRetyped, retyped } from '#search/question/keyboards'
import { readQuestion } from '#search/question/question'
import { thesaurusOf } from '#search/thesaurus/store'
import { editDistance } from '#domain/text/edit-distance'
import { meantBy, nearSpellings } from '#search/question/typing-errors'

const groups = ['лекар, доктор, Arzt', 'детски лекар, педиатър, Kinderarzt', 'джобцентър, Jobcenter']
const thesaurus = await thesaurusOf(groups.map(groupOf))
const read = (question: string) => readQuestion(question, thesaurus).terms
const telling = (question: string) =>
  read(question)
    .filter(({ role }) => role === 'telling')
    .map(({ written }) => written)

describe('the question', () => {
  it.each([
    ['къде да намеря зъболекар', ['зъболекар']],
    ['добър български зъболекар в Германия', ['зъболекар']],
    ['търся', ['търся']],
    ['монтаж на кухни', ['монтаж', 'кухни']],
    ['montaj na kuhni', ['montaj', 'kuhni']],
    ['адвокат берлин', ['адвокат']],
    ['български Берлин', ['Берлин'.toLowerCase()]],
  ])('of „%s“ %j is required', (question, words) => expect(telling(question)).toEqual(words))

  it('searches for a city in all its spellings', () => {
    const [term] = read('Cologne')
    expect(term).toMatchObject({ role: 'telling', cityIds: ['koeln'] })
    expect(term?.related).toEqual(expect.arrayContaining(['@koeln', 'kioln', 'keln']))
  })

  it('takes a city of two words as one', () => {
    expect(read('Стара Загора')).toMatchObject([{ cityIds: ['stara-zagora'] }])
    expect(read('Стара къща')[0]?.cityIds).toEqual([])
  })

  it('does not take a word with an ending for a city', () => {
    expect(read('бременна')[0]?.cityIds).toEqual([])
    expect(read('Бремен')[0]?.cityIds).toEqual(['bremen'])
  })

  it('searches for synonyms, also of phrases in any order and in Latin letters', () => {
    expect(read('лекар')[0]?.related).toContain('doktor')
    for (const question of ['детски лекар', 'лекар детски', 'detski lekar'])
      expect(read(question), question).toMatchObject([
        { parts: [expect.any(Array), expect.any(Array)], related: expect.arrayContaining(['pediatar']) },
      ])
    expect(read('педиатър')[0]?.related).toContain('~deck lekar')
  })

  it('knows a synonym that was split', () => {
    expect(read('джоб център')).toMatchObject([{ related: expect.arrayContaining(['iobcenter']) }])
  })

  it.each(['', '  ', '😀', 'ъ'.repeat(201)])('is empty for „%s“', (question) => {
    expect(read(question)).toEqual([])
  })

  it('looks for the narrower by the broader, and not the other way', async () => {
    const furniture = await thesaurusOf([groupOf('мебели, Möbel > диван, холна маса')])
    const related = (question: string) => readQuestion(question, furniture).terms[0]?.related
    expect(related('мебели')).toEqual(expect.arrayContaining(['divan', expect.stringMatching(/^~.*mas/)]))
    expect(related('диван')).toEqual([])
  })

  it('takes „доктор“ for „лекар“ in every phrase', async () => {
    const heart = await thesaurusOf([groupOf('кардиолог, лекар за сърце')])
    expect(readQuestion('доктор за сърце', heart).terms[0]?.related).toContain('kardiolog')
  })

  it('reads a postcode as its city', () => {
    expect(read('10115 адвокат')[0]).toMatchObject({ role: 'city', whole: ['10115'], cityIds: ['berlin'] })
    expect(read('00000 адвокат')[0]).toMatchObject({ role: 'telling', cityIds: [] })
  })

  it('has at most ten terms, and a repeated word once', () => {
    expect(read('едно две три четири пет шест седем осем девет десет петък неделя')).toHaveLength(10)
    expect(read('лекар Лекар ЛЕКАР')).toHaveLength(1)
  })

  it.each([
    ['+49 30 5557123', '+305557123'],
    ['0049 (0)30/555 71 23', '+305557123'],
    ['030 5557123', '+305557123'],
    ['7123', '+7123'],
  ])('„%s“ is a phone number', (question, mark) => expect(read(question)[0]?.whole).toContain(mark))

  it.each(['205', 'Голф 6', '24 май'])('„%s“ is none', (question) =>
    expect(
      read(question)
        .flatMap(({ whole }) => whole)
        .join(),
    ).not.toContain('+'),
  )
})

describe('the keyboard layout', () => {
  it.each([
    ['.eud,', 'лекар'],
    ['[iwa`ka', 'шивачка'],
    ['арзт', 'arzt'],
    ['ьиюш', 'arzt'],
    // On a German keyboard.
    ['iäejflforje.', 'счетоводител'],
    ['kz+a', 'къща'],
    ['щьгхьищш', 'zahnarzt'],
  ])('of „%s“ can have been meant for „%s“', (typed, meant) => expect(retyped(typed)).toContain(meant))

  it.each([
    ['lekar', false],
    ['[iwa`ka', true],
    ['pc/f.eud,', true],
    ['Голф', false],
    ["o'neill", false],
  ])('„%s“ holds keys that are letters there: %j', (typed, is) => expect(looksRetyped(typed)).toBe(is))
})

describe('typing errors', () => {
  it('are repaired in short words by a letter less or two letters swapped', () => {
    expect(nearSpellings('ivaonv')).toContain('ivanov')
    expect(nearSpellings('kljuuč')).toContain('ključ')
    expect(nearSpellings('').every((word) => word === '')).toBe(true)
  })

  it.each([
    ['lekar', 'lekar', 0],
    ['lekra', 'lekar', 1],
    ['lekr', 'lekar', 1],
    ['lekaar', 'lekar', 1],
    ['pekar', 'lekar', 1],
    ['', 'lekar', 5],
    ['lekar', 'rakel', 4],
  ])('between %s and %s are %i', (a, b, errors) => {
    expect(editDistance(a, b)).toBe(errors)
    expect(editDistance(b, a)).toBe(errors)
  })

  it('lead to the nearest word and to no distant one', () => {
    const known = ['lekar', 'pekar', 'lekarstv', 'kolel']
    expect(meantBy({ typed: ['lekra'], known })).toEqual(['lekar'])
    expect(meantBy({ typed: ['zabolekra'], known })).toEqual([])
  })
})

describe('the excerpt', () => {
  it.each([
    ['Кратко.', 100, 'Кратко.'],
    ['  две   думи ', 100, 'две думи'],
    ['едно две три четири', 12, 'едно две…'],
    ['безкрайнадълга', 6, 'безкр…'],
    ['', 10, ''],
  ])('of %s (at most %i) is %s', (text, max, excerpt) => {
    expect(excerptOf(text, max)).toBe(excerpt)
  })

  it('does not split a character', () => {
    expect(excerptOf('😀'.repeat(9), 4)).toBe('😀😀😀…')
  })
})

describe('the parameters', () => {
  it('have default values', () => {
    expect(searchInput.parse({})).toEqual({ q: '', kind: [], city: '', limit: 10, page: 1 })
  })

  it('are read with location and kinds', () => {
    expect(searchInput.parse({ near: '52.5,-13.4', kind: 'stores,contacts' })).toMatchObject({
      near: { latitude: 52.5, longitude: -13.4 },
      kind: ['stores', 'contacts'],
    })
  })
})
