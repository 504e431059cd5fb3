import { expect, test } from 'vitest'
import { steadyDue } from '#domain/time/steady-due'

const dueAt = ({ cron = '30 * * * * *', due, now }: { cron?: string; due: string; now: string }) =>
  steadyDue({ cron, due: new Date(due), now: new Date(now) }).toISOString()

test('a moment soon or just over is left as it is', () => {
  for (const due of ['2027-10-31T00:30:30.000Z', '2027-10-31T00:29:30.000Z', '2027-10-31T01:27:00.000Z'])
    expect(dueAt({ due, now: '2027-10-31T00:30:00Z' })).toBe(due)
})

test('the hour that comes twice is not passed over', () => {
  expect(dueAt({ due: '2027-10-31T02:00:30Z', now: '2027-10-31T00:59:40Z' })).toBe('2027-10-31T01:00:30.000Z')
  expect(dueAt({ due: '2027-10-31T00:10:30Z', now: '2027-10-31T01:10:00Z' })).toBe('2027-10-31T01:10:30.000Z')
})

test('what has a time of day keeps it', () => {
  const due = '2027-10-31T14:00:00.000Z'
  expect(dueAt({ cron: '0 0 15 * * 4', due, now: '2027-10-31T00:00:00Z' })).toBe(due)
})
