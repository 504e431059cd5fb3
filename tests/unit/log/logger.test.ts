import { describe, expect, it } from 'vitest'
import { errorAsText } from '#domain/log/error-for-log'
import { LOG_LINE_MAX, LOG_STACK_MAX, LOG_VALUE_MAX } from '#domain/limits'
import { logConsole } from '#server/logging/log-console'
import { createLogger } from '../../../src/logger'

/** The line that a call writes, as text and as what it says. */
function lineOf(log: (logger: ReturnType<typeof createLogger>) => void) {
  const lines: string[] = []
  const logger = createLogger('test', { write: (line) => void lines.push(line) })
  logger.level = 'debug'
  log(logger)
  expect(lines).toHaveLength(1)
  return { text: lines[0]!, line: JSON.parse(lines[0]!) }
}

/** A refusal of PostgreSQL as the driver and Drizzle hand it on. */
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

describe('стойностите на провалена заявка не стигат до дневника', () => {
  const cyclic: Error & { self?: unknown } = new Error('кръг')
  cyclic.cause = Object.assign(new Error('вътре', { cause: cyclic }), { failed })
  it.each<[string, (logger: ReturnType<typeof createLogger>) => void]>([
    ['като err', (logger) => logger.error({ err: failed })],
    ['самата тя', (logger) => logger.error(failed)],
    ['самата тя, с изречение', (logger) => logger.error(failed, 'не стана')],
    ['под друго име', (logger) => logger.error({ msg: 'не стана', reason: failed, list: [failed] })],
    ['през конзолата, както пише Next', (logger) => throughConsole(logger, ' ⨯', failed)],
    ['като причина', (logger) => logger.error({ err: new Error('не стана', { cause: failed }) })],
    ['между няколко', (logger) => logger.error({ err: new AggregateError([failed, failed], 'не стана') })],
    ['в кръг', (logger) => logger.error({ err: cyclic })],
    ['в изречение', (logger) => logger.error(`не стана: ${failed.message}`)],
    ['в изречение с мястото на грешката', (logger) => logger.error(`не стана: ${failed.stack}`)],
    ['вложена в изречение', (logger) => logger.error('не стана: %s', failed.message)],
    ['вложена като предмет', (logger) => logger.error('не стана: %o', failed)],
    ['като обикновен предмет', (logger) => logger.error({ ...failed, message: failed.message })],
  ])('%s', (_, log) => expect(lineOf(log).text).not.toContain(secret))

  it('остава какво и къде се е провалило', () => {
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

  it('нито до терминала', () => {
    const text = errorAsText(new Error('не стана', { cause: failed }))
    expect(text).not.toContain(secret)
    expect(text).toContain('caused by Error: Failed query: update "users"')
  })
})

/** Texts beyond their limit, at any depth; the stack of an error has its own. */
function tooLong(value: unknown, name = ''): string[] {
  if (typeof value !== 'string')
    return Object.entries(Object(value)).flatMap(([key, one]) => tooLong(one, key))
  return value.length > (name === 'stack' ? LOG_STACK_MAX : LOG_VALUE_MAX) ? [value] : []
}

describe('един ред в дневника', () => {
  const long = 'а'.repeat(100_000)

  it.each<[string, object]>([
    ['стойност', { value: long }],
    ['път', { path: `/${long}` }],
    ['вложена стойност', { a: { b: [long] } }],
    ['име', { [long]: 1 }],
    ['грешка', { err: new Error(long, { cause: new TypeError(long) }) }],
    ['много стойности', { values: Array.from({ length: 10_000 }, () => Array(1_000).fill(long)) }],
    ['много имена', Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`${at}${long}`, long]))],
  ])('е къс: %s', (_, given) => {
    const { text, line } = lineOf((logger) => logger.info(given))
    expect(text.length).toBeLessThan(LOG_LINE_MAX + 1_000)
    expect(tooLong(line)).toEqual([])
  })

  it('също с изречение и с това, което се вмъква в него', () => {
    expect(lineOf((logger) => logger.info(long)).line.msg).toHaveLength(LOG_VALUE_MAX)
    expect(lineOf((logger) => logger.info('%s', long)).line.msg).toHaveLength(LOG_VALUE_MAX)
  })

  it('не показва тайни по името им, колкото и дълбоко да са', () => {
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

  it('не показва адреси, и в имената', () => {
    const { line } = lineOf((logger) => logger.info({ 'ana@example.org': ['до ana@example.org'] }))
    expect(line).toMatchObject({ '•••@example.org': ['до •••@example.org'] })
  })

  it('не повтаря какво е пратил човекът, което не е JSON', () => {
    const broken = (() => {
      try {
        return JSON.parse('{"password": тайна}')
      } catch (error) {
        return error
      }
    })()
    expect(lineOf((logger) => logger.error(broken)).text).not.toContain('тайна')
  })

  it('не пише по терминала', () => {
    expect(lineOf((logger) => logger.info('а\u001b[2Jб\rв\ud800')).line.msg).toBe('а\ufffd[2Jб\ufffdв\ufffd')
  })

  it('казва от какъв вид е това, което не се показва', () => {
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
