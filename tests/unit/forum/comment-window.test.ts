import { describe, expect, it } from 'vitest'
import { askedWindow } from '#domain/forum/asked-window'
import { withChanged, withCount, withLate, withNewer, withOlder } from '#domain/forum/comment-window'
import { firstUnread } from '#domain/forum/first-unread'
import type { CommentWindow, TopicComment } from '#domain/forum/shown-topics'

const at = (number: number) => new Date(Date.UTC(2026, 10, 20, 0, number)).toISOString()
const written = (number: number, author = 'ani'): TopicComment => ({
  id: `c${number}`,
  author: { id: author, name: author, role: 'user', city: null, avatar: null },
  html: '<p>Да</p>',
  content: 'Да',
  createdAt: at(number),
  editedAt: null,
  likesCount: 0,
  isAccepted: false,
  isHidden: false,
  isHeld: false,
})
const page = (numbers: number[], outside: { before?: number; after?: number } = {}): CommentWindow => {
  const { before = 0, after = 0 } = outside
  return {
    comments: numbers.map((number) => written(number)),
    before,
    after,
    total: numbers.length + before + after,
  }
}
const ids = ({ comments }: CommentWindow) => comments.map(({ id }) => id)

describe('the shown comments', () => {
  it('grow at either end and show nothing twice', () => {
    const shown = page([3, 4], { before: 2, after: 2 })
    const newer = withNewer(shown, page([4, 5, 6]))
    expect([ids(newer), newer.before, newer.after]).toEqual([['c3', 'c4', 'c5', 'c6'], 2, 0])
    const older = withOlder(shown, page([1, 2, 3], { after: 1 }))
    expect([ids(older), older.before, older.after]).toEqual([['c1', 'c2', 'c3', 'c4'], 0, 2])
  })

  it('take in one that was stored late, where it belongs, and none from before the window', () => {
    const shown = page([3, 5], { before: 2 })
    expect(ids(withLate(shown, [written(1), written(4), written(5)]))).toEqual(['c3', 'c4', 'c5'])
    expect(withLate(shown, [written(1)])).toBe(shown)
    expect(ids(withLate(page([3, 5], { after: 2 }), [written(1), written(4), written(6)]))).toEqual([
      'c1',
      'c3',
      'c4',
      'c5',
    ])
    expect(ids(withLate(page([]), [written(1)]))).toEqual(['c1'])
  })

  it('count what stands below without showing it', () => {
    const counted = withCount(page([1, 2], { after: 4 }), page([3], { before: 2, after: 4 }))
    expect([ids(counted), counted.after, counted.total]).toEqual([['c1', 'c2'], 5, 7])
  })

  it('take the change of one of them', () => {
    const { comments } = withChanged(page([1, 2]), 'c2', { likesCount: 5 })
    expect(comments.map(({ likesCount }) => likesCount)).toEqual([0, 5])
  })
})

describe('where the last visit ended', () => {
  const none = new Set<string>()
  const asked = { shown: page([1, 2, 3]), readAt: at(1), quiet: ['viewer'], fresh: none }

  it('is the first comment of others after the last one that was read', () => {
    expect(firstUnread(asked)).toBe('c2')
    const own = { ...page([1]), comments: [written(1), written(2, 'viewer'), written(3)] }
    expect(firstUnread({ ...asked, shown: own })).toBe('c3')
    expect(firstUnread({ ...asked, shown: own, quiet: ['viewer', 'ani'] })).toBeNull()
  })

  it.each([
    ['on the first visit', { readAt: null }],
    ['when everything was read', { readAt: at(3) }],
    ['when the rest came while the page was open', { fresh: new Set(['c2', 'c3']) }],
    ['when it lies before what is shown', { readAt: at(0), shown: page([1, 2], { before: 9 }) }],
  ])('is nowhere %s', (_, given) => {
    expect(firstUnread({ ...asked, ...given })).toBeNull()
  })
})

describe('the address of a topic', () => {
  const id = '0b8f0b39-7c51-4f53-8a0f-3c0de5b9aa01'

  it('asks for one place at most', () => {
    expect(askedWindow({ comment: id.toUpperCase(), after: id })).toEqual({ comment: id })
    expect(askedWindow({ before: id, newest: '1' })).toEqual({ before: id })
    expect(askedWindow({ newest: '1' })).toEqual({ newest: '1' })
    for (const query of [{}, { comment: 'x' }, { after: [id] }, { newest: '2' }])
      expect(askedWindow(query)).toEqual({})
  })
})
