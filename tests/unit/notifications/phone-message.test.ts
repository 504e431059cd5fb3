import { describe, expect, it } from 'vitest'
import type { NotificationData } from '#domain/notifications/notification-data'
import { phoneMessage } from '#texts/notifications/phone-message'

const found = (data: NotificationData) => {
  const words = { title: '1 нова квартира за „Дом“', message: '„Светъл дом“' }
  return phoneMessage({ type: 'search_found', ...words, data: { collection: 'saved-searches', ...data } }).tag
}
const flat = (id: string) => ({ kind: 'apartments' as const, id })
const list = '/apartments?q=Дортмунд'

describe('on the phone', () => {
  it('the second flat of a search stands beside the first; of one flat there is one line', () => {
    const one = found({ id: 's', path: '/apartments/a', found: [flat('a')], count: 1 })
    expect(found({ id: 's', path: '/apartments/b', found: [flat('b')], count: 1 })).not.toBe(one)
    expect(found({ id: 'other', path: '/apartments/a', found: [flat('a')], count: 1 })).toBe(one)
  })

  it('several flats take the place neither of those of before nor of a single one', () => {
    const tags = [
      found({ id: 's', path: list, found: [flat('b'), flat('a')], count: 2 }),
      found({ id: 's', path: list, found: [flat('d'), flat('c')], count: 2 }),
      found({ id: 's', path: '/apartments/d', found: [flat('d')], count: 1 }),
    ]
    expect(new Set(tags).size).toBe(tags.length)
  })
})
