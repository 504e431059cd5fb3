import { expect, it } from 'vitest'
import { unreadTitle } from '#domain/text/badge-count'

it.each([
  ['Новини', 0, 'Новини'],
  ['Новини', 4, '(4) Новини'],
  ['Новини', 99, '(99) Новини'],
  ['Новини', 100, '(99+) Новини'],
  ['(4) Новини', 5, '(5) Новини'],
  ['(99+) Новини', 3, '(3) Новини'],
  ['(4) Новини', 0, 'Новини'],
  ['(Не)обичайно', 1, '(1) (Не)обичайно'],
])('shows %s with %i unread as „%s“', (title, unread, expected) =>
  expect(unreadTitle(title, unread)).toBe(expected),
)
