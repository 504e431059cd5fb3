import { expect, test } from 'vitest'
import { identifyProcess, isAlive, isRunning } from '#database/embedded/process-identity'

test('recognizes its own process', () => {
  expect(isRunning(identifyProcess(process.pid))).toBe(true)
})

test('treats the same process id with another start as another process', () => {
  expect(isRunning({ pid: process.pid, startedAt: 'earlier' })).toBe(false)
})

test('reports an unused process id as not alive', () => {
  expect(isAlive(2 ** 22 + 1)).toBe(false)
})
