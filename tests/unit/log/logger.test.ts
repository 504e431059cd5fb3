import { describe, expect, it } from 'vitest'
import { errorAsText } from '#domain/log/error-for-log'
import { LOG_LINE_MAX, LOG_STACK_MAX, LOG_VALUE_MAX } from '#domain/limits'
import { logConsole } from '#server/logging/log-console'
import { createLogger } from '../../../src/logger'

function lineOf(log: (logger: ReturnType<typeof createLogger>) => void) {
  const lines: string[] = []
  const logger = createLogger('test', { write: (line) => void lines.push(line) })
  logger.level = 'debug'
  log(logger)
  expect(lines).toHaveLength(1)
  return { text: lines[0]!, line: JSON.parse(lines[0]!) }
}

function failedStatement(values: string[]) {
  const cause = Object.assign(new Error(`invalid input syntax for type uuid: "${values[0]}"`), {
    code: '22P02',
    detail: `Key (hash)=(${values[0]}) already exists.`,
    where: `unnamed portal parameter $1 = '${values[0]}'`,
    internalQuery: `select '${values[0]}'`,
  })
  const query = `update "users" set "hash" = $1, "note" = '${values[0]}' where "id" = $2`
  const failed = new Error(`Failed query: ${query}\nparams: ${values.join(',')}`, { cause })
  return Object.assign(failed, { query, params: values })
}

function throughConsole(logger: ReturnType<typeof createLogger>, ...said: unknown[]) {
  const undo = logConsole(logger)
  console.error(...said)
  undo()
}

const secret = 'тайна-7f3a'
const failed = failedStatement([secret, `две\n    at ${secret} (x.js:1:1)`])

describe('values of a failed query stay out of the log', () => {
  const cyclic: Error & { self?: unknown } = new Error('кръг')
  cyclic.cause = Object.assign(new Error('вътре', { cause: cyclic }), { failed })
  it.each<[string, (logger: ReturnType<typeof createLogger>) => void]>([
    ['as err', (logger) => logger.error({ err: failed })],
    ['directly', (logger) => logger.error(failed)],
    ['directly, with a message', (logger) => logger.error(failed, 'не стана')],
    ['under another name', (logger) => logger.error({ msg: 'не стана', reason: failed, list: [failed] })],
    ['through the console, as Next does', (logger) => throughConsole(logger, ' ⨯', failed)],
    ['as a cause', (logger) => logger.error({ err: new Error('не стана', { cause: failed }) })],
    [
      'among several errors',
      (logger) => logger.error({ err: new AggregateError([failed, failed], 'не стана') }),
    ],
    ['in a cycle', (logger) => logger.error({ err: cyclic })],
    ['in a message', (logger) => logger.error(`не стана: ${failed.message}`)],
    ['in a message with a stack', (logger) => logger.error(`не стана: ${failed.stack}`)],
    ['inserted into a message as text', (logger) => logger.error('не стана: %s', failed.message)],
    ['inserted into a message as an object', (logger) => logger.error('не стана: %o', failed)],
    ['in a job that failed', (logger) => logger.error({ err: failed, job: { input: { name: secret } } })],
    ['as a plain object', (logger) => logger.error({ ...failed, message: failed.message })],
  ])('logged %s', (_, log) => expect(lineOf(log).text).not.toContain(secret))

  it('keeps what failed and where', () => {
    const { line } = lineOf((logger) => logger.error({ err: failed }))
    expect(line).toMatchObject({
      msg: line.err.message,
      err: {
        type: 'Error',
        message: `Failed query: update "users" set "hash" = $1, "note" = '…' where "id" = $2`,
        cause: { message: 'invalid input syntax for type uuid: …', code: '22P02' },
      },
    })
    expect(line.err.stack).toMatch(/logger\.test\.ts:\d+/)
  })

  it('keeps the values out of the terminal too', () => {
    const text = errorAsText(new Error('не стана', { cause: failed }))
    expect(text).not.toContain(secret)
    expect(text).toContain('caused by Error: Failed query: update "users"')
  })
})

function tooLong(value: unknown, name = ''): string[] {
  if (typeof value !== 'string')
    return Object.entries(Object(value)).flatMap(([key, one]) => tooLong(one, key))
  return value.length > (name === 'stack' ? LOG_STACK_MAX : LOG_VALUE_MAX) ? [value] : []
}

describe('a log line', () => {
  const long = 'а'.repeat(100_000)

  it.each<[string, object]>([
    ['a long value', { value: long }],
    ['a long path', { path: `/${long}` }],
    ['a long nested value', { a: { b: [long] } }],
    ['a long name', { [long]: 1 }],
    ['a long error', { err: new Error(long, { cause: new TypeError(long) }) }],
    ['many values', { values: Array.from({ length: 10_000 }, () => Array(1_000).fill(long)) }],
    ['many names', Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`${at}${long}`, long]))],
  ])('is short with %s', (_, given) => {
    const { text, line } = lineOf((logger) => logger.info(given))
    expect(text.length).toBeLessThan(LOG_LINE_MAX + 1_000)
    expect(tooLong(line)).toEqual([])
  })

  it('is short with a long message and a long inserted value', () => {
    expect(lineOf((logger) => logger.info(long)).line.msg).toHaveLength(LOG_VALUE_MAX)
    expect(lineOf((logger) => logger.info('%s', long)).line.msg).toHaveLength(LOG_VALUE_MAX)
  })

  it('hides secrets by their names at any depth', () => {
    const names = [
      'password',
      'resetPasswordToken',
      'Authorization',
      'cookie',
      'email',
      'hash',
      'salt',
      'params',
    ]
    const secrets = Object.fromEntries(names.map((name) => [name, 'x1y2z3']))
    const { text } = lineOf((logger) => logger.info({ ...secrets, a: { b: [secrets] } }))
    expect(text).not.toContain('x1y2z3')
  })

  it('hides email addresses, in names too', () => {
    const { line } = lineOf((logger) => logger.info({ 'ana@example.org': ['до ana@example.org'] }))
    expect(line).toMatchObject({ '•••@example.org': ['до •••@example.org'] })
  })

  it('does not repeat a request body that is not JSON', () => {
    const broken = (() => {
      try {
        return JSON.parse('{"password": тайна}')
      } catch (error) {
        return error
      }
    })()
    expect(lineOf((logger) => logger.error(broken)).text).not.toContain('тайна')
  })

  it('contains no terminal control characters', () => {
    expect(lineOf((logger) => logger.info('а\u001b[2Jб\rв\ud800')).line.msg).toBe('а\ufffd[2Jб\ufffdв\ufffd')
  })

  it('names the type of a value that is not shown', () => {
    const { line } = lineOf((logger) =>
      logger.info({ url: new URL('http://x/?token=1'), at: new Date(0), none: null, no: false, count: 1n }),
    )
    expect(line).toMatchObject({
      url: '[URL]',
      at: '1970-01-01T00:00:00.000Z',
      none: null,
      no: false,
      count: '1',
    })
  })
})
