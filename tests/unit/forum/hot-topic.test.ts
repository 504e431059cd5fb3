import { describe, expect, it } from 'vitest'
import { hotUntil, isHot } from '#domain/forum/topic-badges'

const now = new Date('2026-11-21T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
/** Moments are sorted newest first, as in the database. */
const nth = (moments: Date[], n: number) => moments[n - 1] ?? null
const spread = (count: number, oldest: number) =>
  Array.from({ length: count }, (_, index) => daysAgo((oldest * (index + 1)) / count))

describe('a hot topic: 10 replies or 100 readers in 7 days', () => {
  it.each([
    { replies: spread(9, 1), views: spread(99, 1), expected: false, name: 'one less of each' },
    { replies: spread(10, 6.9), views: [], expected: true, name: '10 replies in less than 7 days' },
    { replies: spread(10, 7), views: [], expected: false, name: 'the tenth reply exactly 7 days ago' },
    { replies: spread(10, 7.1), views: [], expected: false, name: 'the tenth reply more than 7 days ago' },
    { replies: [], views: spread(100, 6.9), expected: true, name: '100 readers in less than 7 days' },
    {
      replies: [],
      views: spread(100, 7.1),
      expected: false,
      name: 'the hundredth reader more than 7 days ago',
    },
    { replies: spread(50, 30), views: spread(100, 2), expected: true, name: 'enough of one of the two' },
    { replies: [], views: [], expected: false, name: 'neither replies nor readers' },
  ])('with $name: $expected', ({ replies, views, expected }) => {
    const until = hotUntil({ tenthReplyAt: nth(replies, 10), hundredthViewAt: nth(views, 100) })
    expect(isHot({ until, now })).toBe(expected)
  })

  it('cools down 7 days after the decisive reply', () => {
    expect(hotUntil({ tenthReplyAt: daysAgo(3), hundredthViewAt: daysAgo(5) })).toEqual(daysAgo(-4))
    expect(hotUntil({ tenthReplyAt: null, hundredthViewAt: null })).toBeNull()
  })
})
