import { expect, it } from 'vitest'
import { likelyEmail } from '#domain/account/likely-email'
import { mailDomains } from '#domain/account/mail-domains-values'

it.each([
  ['maria@gmial.com', 'maria@gmail.com'],
  ['Maria.P@Gmai.com', 'Maria.P@gmail.com'],
  ['maria@gmail.con', 'maria@gmail.com'],
  ['maria@gmail.co', 'maria@gmail.com'],
  ['maria@abv.gb', 'maria@abv.bg'],
  ['maria@abv.bq', 'maria@abv.bg'],
  ['maria@web.dee', 'maria@web.de'],
  ['maria@yahoo.cm', 'maria@yahoo.com'],
  ['maria@abv.bgg', 'maria@abv.bg'],
  ['maria@gnx.de', 'maria@gmx.de'],
  ['maria@wed.de', 'maria@web.de'],
  ['maria@hotmial.con', 'maria@hotmail.com'],
  ['maria@t-onlin.de', 'maria@t-online.de'],
])('%s is probably %s', (typed, meant) => expect(likelyEmail(typed)).toBe(meant))

it.each([
  'maria@firma-dortmund.de',
  'maria@uni-koeln.de',
  'maria@bg.de',
  'maria@yahoo.gr',
  'maria@hotmail.it',
  'maria@live.be',
  'maria@outlook.dk',
  'maria@hotmail.co.uk',
  'maria@gmx.se',
  'maria@posteo.net',
  'maria',
  '@gmial.com',
  'maria@',
  '',
])('%s is left as it is', (typed) => expect(likelyEmail(typed)).toBeNull())

it.each(mailDomains)('%s is no slip of another', (domain) =>
  expect(likelyEmail(`maria@${domain}`)).toBeNull(),
)

it('of an endless address only the beginning is read', () => {
  expect(likelyEmail(`${'a'.repeat(1_000_000)}@gmial.com`)).toBeNull()
})
