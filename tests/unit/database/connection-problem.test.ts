import { expect, test } from 'vitest'
import { connectionProblem } from '#database/start/connection-problem'

const url = 'postgres://anna:s3cret@db.example:6543/site'
const problem = (error: object) => connectionProblem({ error: Object.assign(new Error(), error), url })

test.each([
  [{ code: '28P01' }, 'password'],
  [{ message: 'SASL: client password must be a string' }, 'password'],
  [{ code: '3D000' }, 'unknown-database'],
  [{ code: 'ECONNREFUSED' }, 'unreachable'],
  [{ code: 'ENOTFOUND' }, 'unreachable'],
  [{ message: 'timeout expired' }, 'unreachable'],
  [{ code: 'DEPTH_ZERO_SELF_SIGNED_CERT', message: 'self-signed certificate' }, 'tls'],
  [{ code: 'ERR_TLS_CERT_ALTNAME_INVALID', message: 'x' }, 'tls'],
  [{ code: 'CERT_HAS_EXPIRED', message: 'certificate has expired' }, 'tls'],
  [{ message: 'The server does not support SSL connections' }, 'tls'],
  [{ code: 'ENOENT', path: '/ca.pem' }, 'tls'],
  [
    { code: '28000', message: 'no pg_hba.conf entry for host "10.0.0.1", user "anna", no encryption' },
    'password',
  ],
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

test('tells a server that wants TLS from one that does not know the machine', () => {
  const refused = (how: string) =>
    problem({ code: '28000', message: `no pg_hba.conf entry for host "10.0.0.1", user "anna", ${how}` })
      .message
  expect(refused('no encryption')).toContain('?sslmode=verify-full')
  expect(refused('SSL encryption')).toContain('не пуска „anna“ от тази машина')
})
