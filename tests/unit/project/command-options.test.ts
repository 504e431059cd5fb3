import { afterEach, expect, test } from 'vitest'
import { startProblem } from '#database/start/start-problem'
import { readOptions } from '#cli/options'
import { toldProblem } from '#cli/told-problem'

const own = process.argv
afterEach(() => void (process.argv = own))

const written = (...words: string[]) => void (process.argv = ['node', 'command.ts', ...words])
const options = { out: { type: 'string' }, force: { type: 'boolean' } } as const

test('passes known options to the command', () => {
  written('архив.tar.gz', '--out', 'x', '--force')
  expect(readOptions({ options, allowPositionals: true })).toMatchObject({
    values: { out: 'x', force: true },
    positionals: ['архив.tar.gz'],
  })
})

test.each([
  [['--nope'], '„--nope“ не се разбира. Възможни са: --out, --force.'],
  [['--out'], '„--out“ не се разбира. Възможни са: --out, --force.'],
  [['--force=yes'], '„--force“ не се разбира. Възможни са: --out, --force.'],
  [['тук'], '„тук“ не се разбира. Възможни са: --out, --force.'],
])('refuses an unknown option in one line: %j', (words, line) => {
  written(...words)
  expect(() => readOptions({ options })).toThrow(
    expect.objectContaining({ name: 'StartProblem', message: line }),
  )
})

test('accepts a command without options', () => {
  written('-x')
  expect(() => readOptions({})).toThrow('„-x“ не се разбира. Тази команда няма настройки.')
})

test('shows refusals of Payload as sentences and unexpected errors with their stack', () => {
  const errors = [
    { path: 'email', message: 'Зает.' },
    { path: 'password', message: 'Къса.' },
  ]
  const refused = Object.assign(new Error('x'), { name: 'ValidationError', data: { errors } })
  expect(toldProblem(refused)).toBe('Грешка: Зает. Къса.')
  expect(toldProblem(startProblem('usage', 'Така не.'))).toBe('Грешка: Така не.')
  expect(toldProblem(new TypeError('x'))).toBeNull()
})
