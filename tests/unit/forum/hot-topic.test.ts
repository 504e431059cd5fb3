import { describe, expect, it } from 'vitest'
import { hotUntil, isHot } from '#domain/forum/topic-standing'

const now = new Date('2026-11-21T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
/** The moments of the newest replies or readers, newest first, as the database would give the decisive one. */
const nth = (moments: Date[], n: number) => moments[n - 1] ?? null
const spread = (count: number, oldest: number) =>
  Array.from({ length: count }, (_, index) => daysAgo((oldest * (index + 1)) / count))

describe('горещо: 10 отговора или 100 четящи за 7 дни', () => {
  it.each([
    { replies: spread(9, 1), views: spread(99, 1), expected: false, name: 'по един по-малко' },
    { replies: spread(10, 6.9), views: [], expected: true, name: '10 отговора за под 7 дни' },
    { replies: spread(10, 7), views: [], expected: false, name: 'десетият точно преди 7 дни' },
    { replies: spread(10, 7.1), views: [], expected: false, name: 'десетият преди повече от 7 дни' },
    { replies: [], views: spread(100, 6.9), expected: true, name: '100 четящи за под 7 дни' },
    { replies: [], views: spread(100, 7.1), expected: false, name: 'стотният преди повече от 7 дни' },
    { replies: spread(50, 30), views: spread(100, 2), expected: true, name: 'стига едно от двете' },
    { replies: [], views: [], expected: false, name: 'нищо' },
  ])('$name: $expected', ({ replies, views, expected }) => {
    const until = hotUntil({ tenthReplyAt: nth(replies, 10), hundredthViewAt: nth(views, 100) })
    expect(isHot({ until, now })).toBe(expected)
  })

  it('изстива сама 7 дни след решаващия отговор', () => {
    expect(hotUntil({ tenthReplyAt: daysAgo(3), hundredthViewAt: daysAgo(5) })).toEqual(daysAgo(-4))
    expect(hotUntil({ tenthReplyAt: null, hundredthViewAt: null })).toBeNull()
  })
})
