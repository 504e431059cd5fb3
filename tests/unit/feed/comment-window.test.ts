import { describe, expect, it } from 'vitest'
import { joined, withNewest } from '#domain/feed/comment-window'
import type { CommentWindow, FeedComment } from '#domain/feed/feed-post'

/** Of comments 1 to `total` those from `first` to `last`. */
function window(first: number, last: number, total: number): CommentWindow {
  const comments = Array.from({ length: last - first + 1 }, (_, place) => comment(first + place))
  return { comments, before: first - 1, after: total - last, total }
}
const comment = (number: number) =>
  ({ id: String(number), createdAt: new Date(number * 1000).toISOString() }) as FeedComment

describe('a window of comments', () => {
  it.each([
    ['earlier ones', window(5, 7, 9), window(2, 4, 9), window(2, 7, 9)],
    ['later ones', window(2, 4, 9), window(5, 7, 9), window(2, 7, 9)],
    ['ones it has', window(2, 4, 9), window(3, 5, 9), window(2, 5, 9)],
    ['nothing', window(2, 4, 9), { comments: [], before: 0, after: 0, total: 9 }, window(2, 4, 9)],
  ])('takes in %s', (_, shown, next, expected) => {
    expect(joined(shown, next)).toEqual(expected)
  })

  it.each([
    ['is the newest when nothing is shown', null, window(8, 10, 10), window(8, 10, 10)],
    ['takes in what is new', window(6, 10, 10), window(7, 11, 11), window(6, 11, 11)],
    ['keeps its place when the newest are far', window(1, 3, 9), window(8, 10, 10), window(1, 3, 10)],
  ])('%s', (_, shown, newest, expected) => {
    expect(withNewest(shown, newest)).toEqual(expected)
  })

  it('loses what was deleted among the newest', () => {
    const newest = { ...window(6, 9, 9), comments: [6, 7, 9].map(comment), before: 5, total: 8 }
    const { comments, before, after } = withNewest(window(4, 9, 9), newest)
    expect([comments.map(({ id }) => id), before, after]).toEqual([['4', '5', '6', '7', '9'], 3, 0])
  })
})
