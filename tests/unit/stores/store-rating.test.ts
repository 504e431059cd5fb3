import { expect, it } from 'vitest'
import { shownRating } from '#domain/stores/store-input'

it.each([
  [{ rating: 4.6, ratingSource: 'staff' as const }, 4.6],
  [{ rating: 4, ratingSource: 'approval' as const }, null],
  [{ rating: null, ratingSource: null }, null],
  [{}, null],
])('shows the rating of %j as %s', (store, shown) => expect(shownRating(store)).toBe(shown))
