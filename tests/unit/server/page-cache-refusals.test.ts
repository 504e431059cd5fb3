import { expect, test } from 'vitest'
import { pageRule } from '#changes/public-pages'
import { createPageCache } from '#server/cache/page-cache'
import { RenderRefused } from '#server/limits/render-limit'
import type { ChangeListener } from '#server/changes/stream'

const page = { key: '/news', url: '/news', headers: {}, rule: pageRule('/news')!, isEndless: false }
const drawn = {
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from('<header></header><main id="main"></main>'),
}

/** A cache whose one copy is no longer fresh. */
async function cacheWithOldCopy() {
  let listener: ChangeListener
  const stream = {
    isUp: () => true,
    catchUp: async () => undefined,
    subscribe: (given: ChangeListener) => {
      listener = given
      return () => true
    },
  }
  const cache = createPageCache({ stream, render: async () => drawn })
  await cache.read({ ...page, isKept: true }, { address: '192.0.2.1', draw: (work) => work() })
  listener!.onLost?.()
  return cache
}

const refusing = (status: number) => ({
  address: '192.0.2.2',
  draw: () => Promise.reject(new RenderRefused({ status, message: 'not now' })),
})

test('while there is too much to draw, the old copy is shown and says so', async () => {
  const cache = await cacheWithOldCopy()
  const kept = await cache.read({ ...page, isKept: true }, refusing(503))
  expect(kept.isKept).toBe(true)
  expect(kept.bodies.identity.toString()).toContain('натоварен')
  // What cannot be marked is refused.
  await expect(cache.read({ ...page, isKept: false }, refusing(503))).rejects.toThrow(RenderRefused)
})

test('whoever asks too much gets no copy instead', async () => {
  const cache = await cacheWithOldCopy()
  await expect(cache.read({ ...page, isKept: true }, refusing(429))).rejects.toThrow(RenderRefused)
})
