import { pbkdf2 } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import { isPasswordRight } from '#domain/account/password-check'

/** Only recorded: the real 600,000 rounds take a third of a second. */
vi.mock('node:crypto', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  pbkdf2: vi.fn((...[, , , length, , done]: Parameters<typeof pbkdf2>) => done(null, Buffer.alloc(length))),
}))

const derived = vi.mocked(pbkdf2)

const password = 'parola-za-test'
const account = { salt: '0123456789abcdef', hash: `pbkdf2-sha256-v1:${'00'.repeat(32)}` }

async function workFor(given: Parameters<typeof isPasswordRight>[0]) {
  derived.mockClear()
  const isRight = await isPasswordRight(given)
  const work = derived.mock.calls.map(([asked, , iterations, length, digest]) => ({
    asked,
    iterations,
    length,
    digest,
  }))
  return { isRight, work }
}

const once = [{ asked: password, iterations: 600_000, length: 32, digest: 'sha256' }]

it('hashes once for the right password', async () => {
  expect(await workFor({ password, account })).toEqual({ isRight: true, work: once })
})

it.each([
  ['no account', null],
  ['an account without a password', { hash: null, salt: null }],
  ['a password stored in another format', { ...account, hash: 'argon2:00' }],
])('%s: hashes once with the same work and never matches', async (_, other) => {
  expect(await workFor({ password, account: other })).toEqual({ isRight: false, work: once })
})
