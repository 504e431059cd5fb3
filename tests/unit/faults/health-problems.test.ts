import { expect, test } from 'vitest'
import { healthProblems } from '../../faults/checks/health'
import type { Said } from '../../faults/world/health-watch'
import type { Outage, Subject } from '../../faults/world/outages'

const up = { database: 'up', storage: 'up', mail: 'up', realtime: 'up', jobs: 'up', status: 200 }
const down = { ...up, database: 'down', status: 503 }
const saidAt = (asked: number, told: Partial<Said>): Said => ({
  port: 1,
  asked,
  answered: asked + 10,
  status: 200,
  ...told,
})
const away = (what: Subject, gone: number, returning: number): Outage => ({
  what,
  began: gone - 100,
  gone,
  returning,
  back: returning + 500,
})
const problems = (said: Said[], ...outages: Outage[]) => healthProblems({ said, outages })

test('while all is well everything is up', () => {
  expect(problems([saidAt(0, up)])).toEqual([])
  expect(problems([saidAt(0, down)])).toHaveLength(1)
  expect(problems([saidAt(0, { ...up, mail: 'down' })])).toHaveLength(1)
  expect(problems([saidAt(0, { status: null })])).toHaveLength(1)
})

test('the database is down half a second after it went, and up three seconds after it came back', () => {
  const outage = away('database', 10_000, 20_000)
  expect(problems([saidAt(10_100, up), saidAt(10_600, down), saidAt(21_000, down)], outage)).toEqual([])
  expect(problems([saidAt(10_600, up)], outage)).toHaveLength(1)
  expect(problems([saidAt(23_600, down)], outage)).toHaveLength(1)
})

test('the status is that of the database', () => {
  const outage = away('database', 10_000, 20_000)
  expect(problems([saidAt(15_000, { ...down, status: 200 })], outage)).toHaveLength(1)
})

test('bucket and mail server are looked at every thirty seconds', () => {
  const outage = away('storage', 100_000, 150_000)
  const told = { ...up, storage: 'down' }
  expect(problems([saidAt(136_000, up), saidAt(138_000, told), saidAt(180_000, told)], outage)).toEqual([])
  expect(problems([saidAt(138_000, up)], outage)).toHaveLength(1)
  expect(problems([saidAt(188_000, told)], outage)).toHaveLength(1)
})

test('a process that is away says nothing, the other one does', () => {
  const outage = away('process 1', 10_000, 20_000)
  expect(problems([saidAt(15_000, { status: null })], outage)).toEqual([])
  expect(problems([{ ...saidAt(15_000, {}), port: 2, status: null }], outage)).toHaveLength(1)
})
