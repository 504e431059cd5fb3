import { describe, expect, it } from 'vitest'
import { groupBegun, groupFromAddress, groupOf, phrasesOf, synonymProblem } from '#domain/search/synonyms'
import { SYNONYMS_MAX } from '#domain/limits'
import { firstGroups } from '#search/thesaurus/groups'

describe('a group of synonyms', () => {
  it('is written with commas, semicolons or in lines', () => {
    expect(phrasesOf(' дюнер,döner;\nдюнер кебап,, ')).toEqual(['дюнер', 'döner', 'дюнер кебап'])
  })

  it.each([
    ['дюнер', { kind: 'tooFew' }],
    [' , ;\n', { kind: 'tooFew' }],
    [Array.from({ length: 31 }, (_, index) => `дума ${index}`).join(), { kind: 'tooMany' }],
    ['дюнер, една две три четири пет', { kind: 'tooLong', phrase: 'една две три четири пет' }],
    ['Дюнер  кебап, кебап, дюнер кебап', { kind: 'repeated', phrase: 'дюнер кебап' }],
    ['> диван', { kind: 'tooFew' }],
    ['мебели, мебелировка >', { kind: 'noBroader' }],
    ['мебели > диван > шкаф', { kind: 'noBroader' }],
    ['дюнер, ДЮНЕР', { kind: 'repeated', phrase: 'ДЮНЕР' }],
  ])('is refused: „%s“', (written, problem) => {
    expect(synonymProblem(written)).toEqual(problem)
  })

  it('has the broader phrases before the narrower ones', () => {
    expect(groupOf('мебели, Möbel > диван, шкаф')).toEqual({
      phrases: ['мебели', 'Möbel'],
      narrower: ['диван', 'шкаф'],
    })
    expect(groupOf('дюнер, döner')).toEqual({ phrases: ['дюнер', 'döner'], narrower: [] })
  })

  it('begins with a question of somebody as one phrase', () => {
    expect(groupBegun('зъбар, кьолн; бон')).toBe('зъбар кьолн бон, ')
    expect(groupFromAddress('ж'.repeat(5_000))).toHaveLength(SYNONYMS_MAX)
    expect(groupFromAddress(['зъбар'])).toBeUndefined()
  })
})

it('the groups to begin with could be written in the panel', () => {
  const refused = firstGroups.filter((group) => group.length > SYNONYMS_MAX || synonymProblem(group))
  expect(refused).toEqual([])
})
