import { expect, it } from 'vitest'
import { withChanges, withPosts } from '#domain/feed/feed-list'
import type { FeedPost } from '#domain/feed/feed-post'

const post = (id: string, minute: number, likesCount = 0) =>
  ({ id, createdAt: `2026-11-23T10:${String(minute).padStart(2, '0')}:00.000Z`, likesCount }) as FeedPost
const ids = (posts: FeedPost[]) => posts.map(({ id }) => id).join('')

it('posts stand newest first, each once, in their latest version', () => {
  const all = withPosts([post('b', 2), post('a', 1)], [post('c', 3), post('a', 1, 5)])
  expect(ids(all)).toBe('cba')
  expect(all[2]!.likesCount).toBe(5)
})

it('posts of one moment stand as the server has them', () => {
  expect(ids(withPosts([post('a', 1)], [post('c', 1), post('b', 1)]))).toBe('cba')
})

it('changes add nothing', () => {
  const all = withChanges([post('b', 2), post('a', 1)], [post('c', 3), post('a', 1, 5)])
  expect(all.map(({ id, likesCount }) => id + likesCount)).toEqual(['b0', 'a5'])
})
