import { expect, test } from 'vitest'
import { identifyProcess, isAlive, isRunning } from '#database/embedded/process-identity'

test('собственият процес се разпознава', () => {
  expect(isRunning(identifyProcess(process.pid))).toBe(true)
})

test('същият номер с друго начало е друг процес', () => {
  expect(isRunning({ pid: process.pid, startedAt: 'earlier' })).toBe(false)
})

test('номер, който никой няма, не е жив', () => {
  expect(isAlive(2 ** 22 + 1)).toBe(false)
})
