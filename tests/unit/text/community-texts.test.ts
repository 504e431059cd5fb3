import { describe, expect, it } from 'vitest'
import { cutText } from '#domain/text/excerpt'
import { itemUrl } from '#domain/kinds'
import { isPinnedNow } from '#domain/forum/topic-badges'
import { postLikeTexts } from '#texts/feed/feed'
import { peopleText } from '#texts/notifications/people-text'

describe('people in notifications', () => {
  it.each([
    [1, 'Мария Иванова'],
    [2, 'Мария Иванова и още 1 човек'],
    [3, 'Мария Иванова и още 2 души'],
    [4, 'Мария Иванова и още 3 души'],
    [22, 'Мария Иванова и още 21 души'],
    [100, 'Мария Иванова и над 99 души'],
  ])('for %i are: %s', (count, expected) => {
    expect(peopleText({ newest: 'Мария Иванова', count })).toBe(expected)
  })

  it('agree with the verb', () => {
    const people = { newest: 'Мария', excerpt: 'Търся лекар' }
    expect(postLikeTexts.notice({ ...people, count: 1 }).message).toBe(
      'Мария хареса публикацията Ви „Търся лекар“.',
    )
    expect(postLikeTexts.notice({ ...people, count: 4 }).message).toBe(
      'Мария и още 3 души харесаха публикацията Ви „Търся лекар“.',
    )
    expect(postLikeTexts.notice({ ...people, count: 2 }).message).toBe(
      'Мария и още 1 човек харесаха публикацията Ви „Търся лекар“.',
    )
  })
})

describe('cut text', () => {
  it.each([
    ['а'.repeat(50), 'а'.repeat(50)],
    ['а'.repeat(51), `${'а'.repeat(50)}...`],
    ['🙂'.repeat(51), `${'🙂'.repeat(50)}...`],
    ['един\n  два', 'един два'],
  ])('has at most 50 characters for %s', (text, expected) => expect(cutText(text, 50)).toBe(expected))
})

describe('pinned topic', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  it.each([
    [false, null, false],
    [true, null, true],
    [true, '2026-11-21T12:00:01Z', true],
    [true, '2026-11-21T12:00:00Z', false],
  ] as const)('pinned: %s, until %s, shown as pinned: %s', (isPinned, until, expected) => {
    expect(isPinnedNow({ isPinned, until, now })).toBe(expected)
  })
})

describe('address of a saved item', () => {
  it.each([
    [{ kind: 'articles', id: '1', slug: 'novina' }, '/news/novina'],
    [{ kind: 'services', id: '1', slug: 'remont' }, '/services/remont'],
    [{ kind: 'documents', id: '1' }, '/documents#1'],
    [{ kind: 'forum-topics', id: '1', slug: 'tema' }, '/forum?topic=1'],
    [{ kind: 'posts', id: '1' }, '/feed?highlight=1'],
  ] as const)('for %o is %s', (item, expected) => expect(itemUrl(item)).toBe(expected))
})
