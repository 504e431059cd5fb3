import { expect, it } from 'vitest'
import { noticedAddress } from '#domain/legal/noticed-address'

const site = 'https://bgde.example'
const id = '0a1b2c3d-0a1b-4c3d-8e4f-0a1b2c3d4e5f'

it.each([
  ['/small-ads/telefon', { itemType: 'small_ad', by: 'slug', value: 'telefon' }],
  [`/services#${id}`, { itemType: 'service', by: 'id', value: id }],
  ['/forum/obshti/anmeldung', { itemType: 'topic', by: 'slug', value: 'anmeldung' }],
  [`/forum?topic=${id}`, { itemType: 'topic', by: 'id', value: id }],
  [`/forum/obshti/anmeldung?comment=${id}`, { itemType: 'comment', by: 'id', value: id }],
  [`/feed?highlight=${id}`, { itemType: 'social_post', by: 'id', value: id }],
  [`/feed?highlight=${id}&comment=${id}`, { itemType: 'social_comment', by: 'id', value: id }],
  ['/contacts/%D0%B8%D0%B2%D0%B0%D0%BD', { itemType: 'contact', by: 'slug', value: 'иван' }],
])('%s is an item', (path, found) => {
  expect(noticedAddress(site + path, site)).toEqual(found)
  expect(noticedAddress(`bgde.example${path}`, site)).toEqual(found)
})

it.each(['/', '/news/novina', '/small-ads', '/feed', '/forum', '/services#nyama', '/%zz/x'])(
  '%s is none that could be hidden',
  (path) => {
    expect(noticedAddress(site + path, site)).toBeNull()
  },
)

it('a page of another site is none', () => {
  expect(noticedAddress('https://example.org/small-ads/telefon', site)).toBeNull()
  expect(noticedAddress('https://bgde.example.evil.org/small-ads/telefon', site)).toBeNull()
})
