import { expect, it } from 'vitest'
import { APPEAL_MONTHS, DRAFT_DAYS, MISSES_KEPT_DAYS, SESSION_DAYS } from '#domain/limits'
import { privacyText } from '#texts/legal/privacy'

const words = JSON.stringify(privacyText)

it.each([
  'Администратор на данните (Verantwortlicher)',
  'чл. 6, ал. 1, б. „а“',
  'чл. 6, ал. 1, б. „б“',
  'чл. 6, ал. 1, б. „в“',
  'чл. 6, ал. 1, б. „е“',
  'чл. 14 GDPR',
  'чл. 15 и 20',
  '(чл. 16)',
  '(чл. 17)',
  '(чл. 18)',
  '(чл. 21)',
  '(чл. 22 GDPR)',
  'чл. 28 GDPR',
  'чл. 7, ал. 3',
  'Landesbeauftragte für den Datenschutz',
  'извън Европейския съюз',
  `${DRAFT_DAYS} дни`,
  `${SESSION_DAYS} дни`,
  `${MISSES_KEPT_DAYS} дни`,
  `${APPEAL_MONTHS} месеца`,
])('tells members, as Art. 13 GDPR asks: %s', (part) => expect(words).toContain(part))
