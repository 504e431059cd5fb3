import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { repeatSignedIn } from '../../../src/panels/sign-in-again/repeat-signed-in'

beforeAll(() => vi.stubGlobal('location', { origin: 'http://localhost' }))
afterAll(() => vi.unstubAllGlobals())

/** A server that lets nobody save until they have signed in; `viewer` is who has, before that. */
function server(viewer: object | null, { refusesAnyway = false } = {}) {
  const state = { isSignedIn: false, asked: 0, saves: [] as (string | null)[] }
  const send = vi.fn<typeof fetch>((input, init) => {
    if (input === '/api/me')
      return Promise.resolve(Response.json({ user: state.isSignedIn ? { id: 'a' } : viewer }))
    state.saves.push(new Headers(init?.headers).get('X-Member'))
    const isRefused = refusesAnyway || !state.isSignedIn
    return Promise.resolve(Response.json({}, { status: isRefused ? 403 : 200 }))
  })
  return { state, send }
}

const save = { method: 'PATCH', body: '{}' }

it('a save without a session waits for the sign-in and is repeated, for the same person', async () => {
  const { state, send } = server(null)
  const ask = async () => (state.isSignedIn = true)
  const answer = await repeatSignedIn('a', send, ask)('/api/contacts/1', save)
  expect(answer.status).toBe(200)
  expect(state.saves).toEqual(['a', 'a'])
})

it('who does not sign in hears it as an error, so that the form stays', async () => {
  const { state, send } = server(null)
  await expect(repeatSignedIn('a', send, async () => false)('/api/contacts/1', save)).rejects.toThrow(
    'Не е запазено, защото сесията Ви приключи.',
  )
  expect(state.saves).toHaveLength(1)
})

it('somebody signed in who may not is not asked, nor are reading and the sign-in itself', async () => {
  const ask = vi.fn(async () => true)
  const { send } = server({ id: 'a' }, { refusesAnyway: true })
  for (const [path, init] of [
    ['/api/contacts/1', save],
    ['/api/contacts', {}],
    ['/api/users/login', { method: 'POST' }],
    ['/somewhere', { method: 'POST' }],
  ] as const) {
    await repeatSignedIn('a', send, ask)(path, init)
  }
  expect(ask).not.toHaveBeenCalled()
})
