import { describe, expect, it } from 'vitest'
import type { NotificationData } from '#domain/notifications/notification-data'
import { cursorText, notificationList, parseCursor } from '#domain/notifications/notification-lists'
import { type NotificationType, notificationTypes } from '#domain/notifications/notification-types'
import { notificationUrl } from '#domain/notifications/notification-url'

const service = { collection: 'services', id: '1', slug: 'remont' }
const event = { collection: 'events', id: '1', slug: 'sreshta' }

const cases: [NotificationType, NotificationData, string | null][] = [
  ['social_comment', { postId: 'p', commentId: 'c' }, '/feed?highlight=p&comment=c'],
  ['social_like', { postId: 'p' }, '/feed?highlight=p'],
  ['forum_comment', { topicId: 't', commentId: 'c' }, '/forum?topic=t&comment=c'],
  ['forum_mention', { topicId: 't', commentId: 'c' }, '/forum?topic=t&comment=c'],
  ['forum_mention', { postId: 'p', commentId: 'c' }, '/feed?highlight=p&comment=c'],
  ['forum_followed', { topicId: 't', commentId: 'c' }, '/forum?topic=t&comment=c'],
  ['forum_accepted', { topicId: 't', commentId: 'c' }, '/forum?topic=t&comment=c'],
  ['forum_like', { topicId: 't' }, '/forum?topic=t'],
  ['item_approved', service, '/services/remont'],
  ['item_approved', { collection: 'services' }, '/services'],
  ['item_rejected', service, '/dashboard'],
  ['ad_expiring', { collection: 'small-ads', id: '1' }, '/dashboard'],
  ['event_changed', event, '/events/sreshta'],
  ['event_cancelled', { collection: 'events' }, '/events'],
  ['event_seat', event, '/events/sreshta'],
  ['event_reminder', event, '/events/sreshta'],
  ['search_found', { id: '1', path: '/apartments/dvustaen' }, '/apartments/dvustaen'],
  ['admin_reply', { message: '1' }, '/profile'],
  ['report_decided', { collection: 'reports', id: '1' }, null],
  ['report_decided', service, '/dashboard'],
  ['report_decided', { collection: 'posts', id: 'p' }, '/feed?highlight=p'],
  ['report_decided', { collection: 'posts' }, '/feed'],
  ['report_decided', { collection: 'users', id: '1' }, '/profile'],
  ['report_decided', { collection: 'constructor', id: '1' }, null],
]

describe('a notification', () => {
  it.each(cases)('%s about %j leads to %s', (type, data, expected) => {
    expect(notificationUrl({ type, data })).toBe(expected)
  })

  it('of any type leads nowhere without data, instead of failing', () => {
    for (const type of notificationTypes) {
      const url = notificationUrl({ type, data: {} })
      expect(url === null || url === '/profile' || url === '/favorites/searches').toBe(true)
    }
    expect(new Set(cases.map(([type]) => type))).toEqual(new Set(notificationTypes))
  })
})

describe('a page of older ones', () => {
  const cursor = { createdAt: '2026-11-23T10:00:00.123Z', id: '00000000-0000-4000-8000-000000000001' }

  it('continues where the last one ended', () => expect(parseCursor(cursorText(cursor))).toEqual(cursor))

  it.each([
    undefined,
    ['a'],
    '',
    '_',
    'x'.repeat(100),
    '2026-11-23_1',
    `2026-13-01_${cursor.id}`,
    `${cursor.createdAt}_1`,
  ])('is the first for %j', (text) => expect(parseCursor(text)).toBeNull())

  it.each([
    ['unread', 'unread'],
    ['conversations', 'conversations'],
    ['друго', 'all'],
    [undefined, 'all'],
  ])('lists of %j are %s', (given, list) => expect(notificationList(given)).toBe(list))
})
