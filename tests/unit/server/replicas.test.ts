import type { IncomingHttpHeaders } from 'node:http'
import { describe, expect, it } from 'vitest'
import { createRegistry } from '#server/metrics/registry'
import { createRecentPositions } from '#server/replicas/recent-positions'
import { isVisitorsRead } from '#server/replicas/visitors-read'

describe('what a replica has replayed', () => {
  it('is recent if the primary had no more within the last three seconds', () => {
    const positions = createRecentPositions()
    positions.note(100, 1_000)
    positions.note(250, 2_000)
    positions.note(300, 4_000)
    expect([99, 100, 250, 300, 400].map(positions.isRecent)).toEqual([false, true, true, true, true])
    positions.note(300, 4_001)
    expect([100, 249, 250].map(positions.isRecent)).toEqual([false, false, true])
    positions.note(350, 9_000)
    expect([300, 349, 350].map(positions.isRecent)).toEqual([false, false, true])
  })
})

describe('a replica may answer', () => {
  const id = '0b0e7a52-6c4a-4f7e-9d8f-1c2d3e4f5a6b'
  const asked = (path: string, headers: IncomingHttpHeaders = {}, method = 'GET') =>
    isVisitorsRead({ path, headers, method })

  it.each(['/api/search', '/api/stats', '/api/activity', '/api/contacts', `/api/small-ads/${id}`])(
    'a visitor who reads %s',
    (path) => {
      expect(asked(path)).toBe(true)
      expect(asked(path, { cookie: 'theme=dark' }, 'HEAD')).toBe(true)
    },
  )

  it.each([
    '/api/me',
    '/api/users',
    `/api/users/${id}`,
    '/api/contacts/export',
    '/api/media/file/grad.webp',
    '/api/posts',
    '/.well-known/jwks.json',
    '/news',
    '/api/small-ads/x/search',
  ])('but nobody who reads %s', (path) => expect(asked(path)).toBe(false))

  it('but nobody who is known, and nothing that writes', () => {
    expect(asked('/api/stats', { cookie: 'a=b; payload-token=x.y.z' })).toBe(false)
    expect(asked('/api/stats', { authorization: 'Bearer x' })).toBe(false)
    expect(asked('/api/small-ads', {}, 'POST')).toBe(false)
  })
})

it('are told to Prometheus where there are any', async () => {
  const sources: Parameters<typeof createRegistry>[0] = {
    traffic: { read: () => [] },
    load: { isOverloaded: () => false, lagMs: () => 0 },
    cache: null,
    purging: null,
    health: { parts: () => Promise.reject(new Error('not asked')) },
    sockets: () => ({ open: 0, opened: 0, refused: 0 }),
    rows: { read: async () => null },
  }
  const replicas = {
    counts: () => ({ inUse: 2, behind: 1, out: 0 }),
    figures: () => ({ replica: 7, primary: 3 }),
  }
  const told = async (name: string, given = sources) =>
    createRegistry(given).getSingleMetric(name) &&
    (await createRegistry(given).getSingleMetricAsString(name)).split('\n').slice(2)
  expect(await told('bg_de_replicas', { ...sources, replicas })).toEqual([
    'bg_de_replicas{state="in_use"} 2',
    'bg_de_replicas{state="behind"} 1',
    'bg_de_replicas{state="out"} 0',
  ])
  expect(await told('bg_de_replica_choices_total', { ...sources, replicas })).toEqual([
    'bg_de_replica_choices_total{database="replica"} 7',
    'bg_de_replica_choices_total{database="primary"} 3',
  ])
  expect(await told('bg_de_replicas')).toBeUndefined()
})
