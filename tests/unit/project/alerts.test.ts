import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createRegistry } from '#server/metrics/registry'

const alerts = readFileSync('docs/operations/alerts.yml', 'utf8')
const runbook = readFileSync('docs/operations.md', 'utf8')
const valuesOf = (key: string) =>
  [...alerts.matchAll(new RegExp(`^ +${key}: (.+)$`, 'gm'))].map(([, value]) => value!)

test('every metric that an alert watches is told', () => {
  const registry = createRegistry({
    traffic: { read: () => [] },
    load: { isOverloaded: () => false, lagMs: () => 0 },
    cache: null,
    purging: null,
    health: { parts: () => Promise.reject(new Error('not asked')) },
    replicas: {
      counts: () => ({ inUse: 0, behind: 0, out: 0 }),
      figures: () => ({ replica: 0, primary: 0 }),
    },
    sockets: () => ({ open: 0, opened: 0, refused: 0 }),
    rows: { read: async () => null },
  })
  const told = registry.getMetricsAsArray().map(({ name }) => name)
  const watched = [...(alerts + runbook).matchAll(/\b(?:bg_de|process|nodejs)_[a-z_]+/g)].map(([name]) =>
    name.replace(/_seconds_(?:count|sum|bucket)$/, '_seconds'),
  )
  expect(watched.length).toBeGreaterThan(10)
  expect(watched.filter((name) => !told.includes(name))).toEqual([])
})

test('every alert has a heading of its own that says what to do', () => {
  const [, firstAid = ''] = runbook.split('## First ten minutes')
  const headings = [...firstAid.matchAll(/^### (.+)$/gm)].map(([, heading]) =>
    heading!.toLowerCase().replaceAll(' ', '-'),
  )
  const named = valuesOf('runbook').map((link) => link.replace('docs/operations.md#', ''))
  expect(named).toHaveLength(valuesOf('- alert').length)
  expect(named.toSorted()).toEqual(headings.toSorted())
})
