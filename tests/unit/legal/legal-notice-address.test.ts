import { expect, it } from 'vitest'
import { legalNoticeAddress } from '#domain/legal/legal-notice'
import { routes } from '#domain/routes'

const origin = 'https://bg-de.example'

it('passes on the exact address of the page', () => {
  const link = new URL(routes.reportContentOf('/small-ads?ad=1&x=2'), origin)
  expect([link.pathname, link.hash]).toEqual(['/legal', '#signal'])
  expect(legalNoticeAddress(link.search, origin)).toBe(`${origin}/small-ads?ad=1&x=2`)
})

it.each([
  '',
  '?about=',
  '?about=https://drug.example/x',
  '?about=//drug.example',
  '?about=javascript:alert(1)',
])('fills in nothing from „%s“', (search) => expect(legalNoticeAddress(search, origin)).toBe(''))
