import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pino from 'pino'
import { expect, test } from 'vitest'
import { type Check, reasonOf, type Service, type Trouble } from '#server/health/service'
import { checkServices, watchServices } from '#server/health/services'

const trouble = (sentence: string, isWrong = false): Trouble => ({ sentence, reason: 'code', isWrong })

function watched(found: Partial<Record<Service, Check>>) {
  const lines: unknown[] = []
  const write = (line: string) => void lines.push(JSON.parse(line))
  const fine: Check = async () => null
  const checks = { storage: fine, mail: fine, disk: fine, ...found }
  const services = watchServices({ checks, logger: pino({ base: undefined, timestamp: false }, { write }) })
  return { services, lines }
}

test('what goes down and comes back is told once each', async () => {
  let state: Trouble | null = null
  const { services, lines } = watched({ mail: async () => state })
  const seen = []
  for (const next of [null, trouble('Няма поща.'), trouble('Няма поща.'), null, null]) {
    state = next
    await services.look()
    seen.push(services.isUp('mail'))
  }
  expect(seen).toEqual([true, false, false, true, true])
  expect(services.isUp('storage')).toBe(true)
  const down = { level: 40, msg: 'service is down', service: 'mail', reason: 'code', told: 'Няма поща.' }
  expect(lines).toEqual([down, { level: 30, msg: 'service is back', service: 'mail' }])
})

test('is asked again before it counts as down, unless waiting would not help', async () => {
  for (const [isWrong, isUp, times] of [
    [false, true, 2],
    [true, false, 1],
  ] as const) {
    let asked = 0
    const { services } = watched({
      storage: async () => ((asked += 1) === 1 ? trouble('Късно.', isWrong) : null),
    })
    await services.look()
    expect([services.isUp('storage'), asked]).toEqual([isUp, times])
  }
})

test('looks only once at a time', async () => {
  let asked = 0
  let answer: (found: null) => void = () => undefined
  const slow: Check = () => {
    asked += 1
    return new Promise((resolve) => (answer = resolve))
  }
  const { services } = watched({ storage: slow })
  const looks = [services.look(), services.look()]
  answer(null)
  await Promise.all(looks)
  expect(asked).toBe(1)
  void services.look()
  expect(asked).toBe(2)
})

test('a check that fails itself counts as down', async () => {
  const { services } = watched({ disk: () => Promise.reject(new TypeError('x')) })
  await services.look()
  expect(services.troubles()).toMatchObject([{ isWrong: false, reason: 'TypeError' }])
})

test('a start is refused for wrong settings, all at once, and told of the rest', async () => {
  const told: string[] = []
  const tell = (line: string) => void told.push(line)
  const away = watched({ storage: async () => trouble('Няма връзка.') })
  await checkServices({ ...away, tell })
  expect(told).toEqual(['Внимание: Няма връзка.'])
  const wrong = watched({
    storage: async () => trouble('Няма такова.', true),
    mail: async () => trouble('Грешна парола.', true),
    disk: async () => trouble('Малко място.'),
  })
  await expect(checkServices({ ...wrong, tell })).rejects.toMatchObject({
    name: 'StartProblem',
    message: 'Няма такова.\nГрешна парола.',
  })
})

test.each([
  ['a code', Object.assign(new Error('x'), { code: 'EACCES' }), 'EACCES'],
  ['the code of a cause', new TypeError('fetch failed', { cause: refused() }), 'ECONNREFUSED'],
  ['the name where no cause has a code', new TypeError('x', { cause: new Error('bad port') }), 'TypeError'],
  ['the name instead of an old number', new DOMException('x', 'TimeoutError'), 'TimeoutError'],
  ['what a mail server answered', Object.assign(new Error('x'), { code: 'EAUTH', responseCode: 535 }), '535'],
  ['no other number', Object.assign(new RangeError('x'), { code: 7 }), 'RangeError'],
  ['nothing', null, 'unknown'],
])('the reason in the log is %s', (_, error, reason) => {
  expect(reasonOf(error)).toBe(reason)
})

test('the reason of a failed request says what failed', async () => {
  const server = createServer(() => undefined).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const ask = () => fetch(url, { signal: AbortSignal.timeout(100) }).catch(reasonOf)
  expect(await ask()).toBe('TimeoutError')
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  expect(await ask()).toBe('ECONNREFUSED')
})

function refused() {
  return Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
}
