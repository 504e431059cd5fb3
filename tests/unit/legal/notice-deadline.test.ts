import { expect, it } from 'vitest'
import { noticeDeadline } from '#domain/legal/notice-deadline'
import { noticeScreenTexts } from '#texts/legal/notice-screen'

it.each([
  ['2026-11-25T10:00:00.000Z', 'до 02.12.2026, остават 7 дни'],
  ['2026-11-27T10:00:00.000Z', 'до 02.12.2026, остават 5 дни'],
  ['2026-12-01T22:59:00.000Z', 'до 02.12.2026, остава 1 ден'],
  ['2026-12-01T23:01:00.000Z', 'до днес, 02.12.2026'],
  ['2026-12-03T10:00:00.000Z', 'просрочен с 1 ден'],
  ['2026-12-04T10:00:00.000Z', 'просрочен с 2 дни'],
])('the deadline of a notice of 25.11.2026, seen at %s: %s', (now, words) => {
  expect(noticeScreenTexts.deadline(noticeDeadline('2026-11-25T09:00:00.000Z', new Date(now)))).toBe(words)
})
