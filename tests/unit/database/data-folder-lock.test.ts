import { expect, test } from 'vitest'
import { decideLock } from '#database/embedded/lock-decision'

const owner = { pid: 4321, startedAt: '1000', purpose: 'site' as const, port: 3000 }
const alive = () => true
const dead = () => false

test('без файл папката е свободна', () => {
  expect(decideLock({ content: null, isRunning: alive })).toEqual({ state: 'free' })
})

test('собственикът работи: папката е заета и се казва от кого', () => {
  expect(decideLock({ content: JSON.stringify(owner), isRunning: alive })).toEqual({ state: 'held', owner })
})

test('собственикът го няма: файлът е остатък', () => {
  expect(decideLock({ content: JSON.stringify(owner), isRunning: dead })).toEqual({ state: 'stale' })
})

test('номерът е вече на друга програма: решава началото на процеса', () => {
  const isRunning = ({ startedAt }: { startedAt: string | null }) => startedAt === '2000'
  expect(decideLock({ content: JSON.stringify(owner), isRunning })).toEqual({ state: 'stale' })
})

test.each(['', '{', '[]', '{"pid":"x"}', '{"pid":-1,"startedAt":null,"purpose":"site"}'])(
  'повреден файл (%j) е остатък',
  (content) => {
    expect(decideLock({ content, isRunning: alive })).toEqual({ state: 'stale' })
  },
)
