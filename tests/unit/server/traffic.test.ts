import { expect, test } from 'vitest'
import { answerKind } from '#server/metrics/answer-kind'
import { bucketsMs, createTraffic } from '#server/metrics/traffic'

test.each([
  ['/api/health', 'probe'],
  ['/api/ready', 'probe'],
  ['/metrics', 'probe'],
  ['/admin/collections/users', 'panel'],
  ['/_next/static/x.js', 'file'],
  ['/brand/icon.svg', 'file'],
  ['/api/media/file/snimka.webp', 'file'],
  ['/api/posts', 'api'],
  ['/news', 'page'],
  [null, 'page'],
])('%s is answered by: %s', (path, kind) => expect(answerKind(path, { isReady: false })).toBe(kind))

test('a page whose copy lay ready is told apart', () => {
  expect(answerKind('/news', { isReady: true })).toBe('kept_page')
})

test('an answer falls into the first bucket that holds it, one that takes longer into the last', () => {
  const traffic = createTraffic()
  for (const ms of [0, 5, 5.1, 10_000, 10_001]) traffic.count('api', 200, ms)
  traffic.count('api', 999, 1)
  const between = bucketsMs.slice(2, -1).map(() => 0)
  expect(traffic.read()).toEqual([
    { kind: 'api', status: '2xx', buckets: [2, 1, ...between, 1, 1], seconds: expect.any(Number) },
  ])
  expect(traffic.read()[0]!.seconds).toBeCloseTo(20.0111)
})
