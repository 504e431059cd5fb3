import { expect, it } from 'vitest'
import type { Figure } from '../../bench/figure'
import { measure } from '../../bench/measure'

const run = {
  date: '2026-11-28T17:00:00.000Z',
  commit: 'abc1234',
  machine: { cores: 2, node: 'v20.20.2', load: 0.3 },
  passes: 5,
}

it('a measure may stand without a baseline beside one that has it', async () => {
  const prepared = {
    ours: async () => ({ hour: 330, failed: 0 }),
    baseline: async () => ({ hour: 300 }),
    close: async () => undefined,
  }
  const figure: Figure = {
    name: 'memory',
    title: 'memory',
    mostPasses: 1,
    measures: {
      hour: { title: 'after the hour', unit: 'MB', goal: { of: 'ratio', atMost: 1.1 } },
      failed: { title: 'failed', unit: '', goal: { of: 'value', exactly: 0 } },
    },
    prepareAlone: async () => prepared,
  }
  const { measures, run: counted } = await measure({ figure, prepared, run })
  expect(counted.passes).toBe(1)
  expect(measures).toMatchObject([{ ratio: { median: 1.1 }, isMet: true }, { isMet: true }])
  expect(measures[1]).not.toHaveProperty('ratio')
})
