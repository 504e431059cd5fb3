import { expect, test } from 'vitest'
import { decideLock } from '#database/embedded/lock-decision'

const owner = { pid: 4321, startedAt: '1000', purpose: 'site' as const, port: 3000 }
const alive = () => true
const dead = () => false

test('reports a folder without a lock file as free', () => {
  expect(decideLock({ content: null, isRunning: alive })).toEqual({ state: 'free' })
})

test('reports a folder as taken, with its owner, while the owner runs', () => {
  expect(decideLock({ content: JSON.stringify(owner), isRunning: alive })).toEqual({ state: 'held', owner })
})

test('reports a lock file as stale when its owner is gone', () => {
  expect(decideLock({ content: JSON.stringify(owner), isRunning: dead })).toEqual({ state: 'stale' })
})

test('compares the start of the process when the process id was reused', () => {
  const isRunning = ({ startedAt }: { startedAt: string | null }) => startedAt === '2000'
  expect(decideLock({ content: JSON.stringify(owner), isRunning })).toEqual({ state: 'stale' })
})

test.each(['', '{', '[]', '{"pid":"x"}', '{"pid":-1,"startedAt":null,"purpose":"site"}'])(
  'reports a damaged lock file (%j) as stale',
  (content) => {
    expect(decideLock({ content, isRunning: alive })).toEqual({ state: 'stale' })
  },
)
