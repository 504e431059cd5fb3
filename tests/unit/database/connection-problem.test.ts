import { expect, test } from 'vitest'
import { connectionProblem } from '#database/start/connection-problem'

const url = 'postgres://anna:s3cret@db.example:6543/site'
const problem = (error: object) => connectionProblem({ error, url })

test.each([
  [{ code: '28P01' }, 'password'],
  [{ message: 'SASL: client password must be a string' }, 'password'],
  [{ code: '3D000' }, 'unknown-database'],
  [{ code: 'ECONNREFUSED' }, 'unreachable'],
  [{ code: 'ENOTFOUND' }, 'unreachable'],
  [{ message: 'timeout expired' }, 'unreachable'],
  [{ code: '53300', message: 'too many clients' }, 'database'],
])('reports %j as %s', (error, kind) => {
  expect(problem(error).kind).toBe(kind)
})

test('names the server and the user in one line, without the password', () => {
  const { message } = problem({ code: '28P01' })
  expect(message).toContain('db.example:6543')
  expect(message).toContain('anna')
  expect(message).not.toContain('s3cret')
  expect(message).not.toContain('\n')
})
