import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { subscribe } from '../../../src/features/notifications/browser/push-subscription'

const subscription = { toJSON: () => ({ endpoint: 'https://web.push.apple.com/a', keys: {} }) }
const pushManager = {
  getSubscription: () => Promise.resolve(null),
  subscribe: () => Promise.resolve(subscription),
}

/** A worker that is still starting. */
const browser = (ready: Promise<unknown>) => ({
  serviceWorker: { getRegistration: () => Promise.resolve({ active: null, pushManager }), ready },
})

beforeEach(() => {
  vi.stubGlobal('localStorage', { setItem: vi.fn() })
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(Response.json({ signingKey: 'kid', publicKey: 'key' }))),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a browser whose service worker is still starting asks once it has', async () => {
  vi.stubGlobal('navigator', browser(Promise.resolve({ active: {}, pushManager })))
  expect(await subscribe()).toBeNull()
  expect(localStorage.setItem).toHaveBeenCalledOnce()
})

it('one that never starts is given up', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', browser(new Promise(() => {})))
  const answer = subscribe()
  await vi.runAllTimersAsync()
  expect(await answer).toBe('')
  expect(localStorage.setItem).not.toHaveBeenCalled()
})
