import { expect, test } from 'vitest'
import { matchNames } from '#search/match-names'
import { groupOf } from '#domain/search/synonyms'
import { thesaurusOf } from '#search/thesaurus/store'

const categories = [
  { name: 'Общи', description: 'Всичко, за което няма друга категория' },
  { name: 'Здраве', description: 'Лекари, болници и здравни каси' },
  { name: 'Работа и осигуровки', description: 'Договори, данъци, болничен лист' },
  { name: 'Жилище', description: 'Наем, депозит и регистрация' },
]
const thesaurus = await thesaurusOf([groupOf('квартира, жилище, Wohnung')])
const names = (query: string) => matchNames({ query, items: categories, thesaurus }).map(({ name }) => name)

test.each([
  ['здраве', ['Здраве']],
  ['zdrave', ['Здраве']],
  ['ЗДРАВЕ', ['Здраве']],
  ['жил', ['Жилище']],
  ['жилещи', ['Жилище']],
  ['квартира', ['Жилище']],
  ['депозит', ['Жилище']],
  ['работа данъци', ['Работа и осигуровки']],
  ['работа наем', []],
  ['', []],
  ['къде', []],
  ['x'.repeat(500), []],
])('„%s“ finds %j', (query, found) => expect(names(query)).toEqual(found))

test('a match of the name comes before one of the description', () => {
  const items = [
    { name: 'Други', description: 'Здраве и спорт' },
    { name: 'Здраве', description: 'Лекари' },
  ]
  expect(matchNames({ query: 'здраве', items, thesaurus }).map(({ name }) => name)).toEqual([
    'Здраве',
    'Други',
  ])
})
