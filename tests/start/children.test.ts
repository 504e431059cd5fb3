import { existsSync, readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { isAlive } from '#database/embedded/process-identity'
import { runScript } from '#server/start/child'
import { dataFolder } from '../support/start/data-folder'
import { runScript as runOther } from '../support/start/run-script'
import { until } from '../support/until'

const stays = 'tests/support/start/stays.ts'
const limit = { minutes: 7, kind: 'migration', step: 'Миграции' } as const

let pids: number[] = []
afterEach(() => {
  for (const pid of pids.filter(isAlive)) process.kill(pid, 'SIGKILL')
})

async function pidFile() {
  const folder = await dataFolder()
  await mkdir(folder, { recursive: true })
  const file = path.join(folder, 'pids')
  const read = () => {
    pids = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8') || '[]') as number[]) : []
    return pids
  }
  return { file, read }
}
const allGone = () => until(() => !pids.some(isAlive), 20_000)

test('a child beyond its time limit is killed with all its processes, and this is reported', async () => {
  const { file, read } = await pidFile()
  const timers = vi.spyOn(globalThis, 'setTimeout')
  const run = runScript({ script: stays, args: [file], limit })
  const [timeIsOver] = timers.mock.calls.find(([, ms]) => ms === limit.minutes * 60_000)!
  timers.mockRestore()
  await until(() => read().length === 2, 60_000)
  timeIsOver()
  await expect(run).rejects.toThrow('„Миграции“ не приключи за 7 минути и беше прекъснато.')
  await allGone()
})

test('a child ends with its parent, also when the parent is killed with -9', async () => {
  const { file, read } = await pidFile()
  const parent = runOther({ script: 'tests/support/start/parent.ts', args: [file] })
  await until(() => read().length === 2, 60_000)
  await parent.kill('SIGKILL')
  await allGone()
})

test('an interrupt stops the child too', async () => {
  const { file, read } = await pidFile()
  const stopping = new AbortController()
  const run = runScript({ script: stays, args: [file], signal: stopping.signal, limit })
  await until(() => read().length === 2, 60_000)
  stopping.abort()
  await expect(run).rejects.toThrow('aborted')
  await allGone()
})

test('the stack of an error points to the source file and line', async () => {
  const run = runOther({ script: 'tests/support/start/throws.ts' })
  expect(await run.exited).toBe(1)
  expect(run.output()).toMatch(/tests\/support\/start\/throws\.ts:2:\d+/)
})
