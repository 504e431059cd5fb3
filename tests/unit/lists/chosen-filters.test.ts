import { expect, it } from 'vitest'
import { chosenFilters } from '../../../src/features/listing/list/chosen-filters'

it('each filter in use leads to the list without it, on its first page', () => {
  const filter = { q: 'курс', category: 'Транспорт', city: 'berlin', page: 3 }
  const labels = { category: 'Транспорт', city: 'Берлин' }
  expect(chosenFilters('/services', filter, labels)).toEqual([
    { label: 'Транспорт', href: `/services?${new URLSearchParams({ q: 'курс', city: 'berlin' })}` },
    { label: 'Берлин', href: `/services?${new URLSearchParams({ q: 'курс', category: 'Транспорт' })}` },
  ])
  expect(chosenFilters('/services', { q: 'курс', city: undefined }, { city: undefined })).toEqual([])
})
