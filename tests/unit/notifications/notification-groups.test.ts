import { describe, expect, it } from 'vitest'
import { groupNotifications, type Notification } from '#domain/notifications/notification-groups'
import { notificationDays } from '#domain/notifications/notification-days'
import { notificationLine, rowsText } from '#texts/notifications/notification-line'

let number = 0

const ivan = { id: 'ivan', name: 'Иван Георгиев' }
const petar = { id: 'petar', name: 'Петър Колев' }
const gone = { id: null, name: null }
const topic = { topicId: 't', item: 'Anmeldung' }

const row = (given: Partial<Notification> = {}): Notification => ({
  id: String((number += 1)),
  type: 'forum_comment',
  title: 'Нов коментар във форума',
  message: 'Иван Георгиев коментира темата Ви „Anmeldung“.',
  read: false,
  createdAt: '2026-11-23T10:00:00.000Z',
  data: { ...topic, commentId: `c${number}`, people: [ivan] },
  ...given,
})
const textOf = (rows: Notification[]) => {
  const { name, rest } = notificationLine(groupNotifications(rows)[0]!)
  return [name, rest]
}

it('a search says how many it found, and what', () => {
  const found = {
    type: 'search_found',
    title: '1 нова тема за „Хор“',
    message: '„Търсим баси“',
    data: { id: 's' },
  }
  expect(textOf([row(found as Partial<Notification>)])).toEqual(['1 нова тема за „Хор“', ': „Търсим баси“'])
})

describe('rows of one thing', () => {
  it('are one line with everybody once, newest first, and what is still unread', () => {
    const newest = row({ data: { ...topic, people: [petar] } })
    const [first, read] = [row(), row({ read: true })]
    expect(groupNotifications([newest, first, read])).toEqual([
      { newest, ids: [newest.id, first.id, read.id], unread: [newest.id, first.id], people: [petar, ivan] },
    ])
  })

  it.each([
    ['another topic', { data: { topicId: 'other', people: [ivan] } }],
    ['another type', { type: 'forum_mention' as const }],
    ['another day in Berlin', { createdAt: '2026-11-22T22:59:00.000Z' }],
  ])('are apart for %s', (_, other) => {
    expect(groupNotifications([row(), row(other)])).toHaveLength(2)
  })

  it('are apart for decisions and news of events, also about one thing', () => {
    const data = { collection: 'events', id: 'e' }
    for (const type of ['event_changed', 'item_approved', 'report_decided'] as const)
      expect(groupNotifications([row({ type, data }), row({ type, data })])).toHaveLength(2)
  })

  it('are apart for likes of a topic and of an answer in it', () => {
    const like = (commentId?: string) =>
      row({ type: 'forum_like', data: { ...topic, commentId, people: [ivan] } })
    expect(groupNotifications([like(), like('c'), like('c')]).map(({ ids }) => ids.length)).toEqual([1, 2])
  })
})

describe('a line', () => {
  it('is the text of a single row, with the name in front', () => {
    expect(textOf([row()])).toEqual(['Иван Георгиев', ' коментира темата Ви „Anmeldung“'])
    expect(textOf([row({ type: 'item_approved', message: 'Готово.', data: {} })])).toEqual(['', 'Готово'])
  })

  it('counts the people of several rows and says how many comments', () => {
    const rows = [row({ data: { ...topic, people: [petar] } }), row(), row()]
    expect(textOf(rows)).toEqual(['Петър Колев', ' и още 1 човек коментираха темата Ви „Anmeldung“'])
    expect(rowsText(groupNotifications(rows)[0]!)).toBe('3 коментара')
    expect(rowsText(groupNotifications([row()])[0]!)).toBeNull()
  })

  it('names whoever has left „Неизвестен потребител“, each for themselves', () => {
    const rows = [gone, gone, ivan].map((person) => row({ data: { ...topic, people: [person] } }))
    expect(textOf(rows)).toEqual(['Неизвестен потребител', ' и още 2 души коментираха темата Ви „Anmeldung“'])
  })

  it('of a row from before it quoted the topic is its text', () => {
    const old = { topicId: 't', people: [petar] }
    const rows = [row({ message: 'Петър Колев коментира.', data: old }), row()]
    expect(textOf(rows)).toEqual(['Петър Колев', ' коментира'])
  })
})

describe('days', () => {
  it('are those of Berlin: today, yesterday, earlier, without empty ones', () => {
    const at = (createdAt: string) => row({ createdAt, data: {}, type: 'admin_reply' })
    const now = new Date('2026-11-23T00:30:00+01:00')
    const rows = ['2026-11-22T23:10:00.000Z', '2026-11-22T22:50:00.000Z', '2026-11-21T22:50:00.000Z'].map(at)
    const days = notificationDays(groupNotifications(rows), now)
    expect(days.map(({ day, groups }) => [day, groups.length])).toEqual([
      ['today', 1],
      ['yesterday', 1],
      ['earlier', 1],
    ])
    expect(notificationDays(groupNotifications(rows.slice(2)), now).map(({ day }) => day)).toEqual([
      'earlier',
    ])
  })
})
