import { expect, it } from 'vitest'
import { plotOf } from '../../bench/documents/plot'
import { between, sectionsOf, summaryOf } from '../../bench/documents/tables'
import { told } from '../../bench/documents/told'
import type { Measure } from '../../bench/figure'
import { type FigureResult, resultOf } from '../../bench/results'

const perSecond: Measure = { title: 'requests', unit: 'a second', goal: { of: 'ratio', atLeast: 0.8 } }
const lag: Measure = { title: 'how late', unit: 'ms', goal: { of: 'value', atMost: 50 } }
const statements: Measure = { title: 'statements', unit: '', goal: { of: 'ratio', exactly: 1 } }

const figure: FigureResult = {
  name: 'pages',
  title: 'pages & "lists"',
  baseline: 'bare Node',
  run: {
    date: '2026-11-28T17:00:00.000Z',
    commit: 'abc1234',
    machine: { cores: 2, node: 'v20.20.2', load: 0.3 },
    passes: 3,
  },
  measures: [
    resultOf({
      measure: perSecond,
      ours: [800, 1_000, 900],
      baseline: [1_000, 2_000, 1_000],
      note: '3 statements',
    }),
    resultOf({ measure: lag, ours: [60, 20, 30], baseline: [1, 1, 1] }),
  ],
}

it('the ratio is that of passes that stand beside each other', () => {
  expect(figure.measures[0]).toMatchObject({
    ours: { median: 900, min: 800, max: 1_000, passes: [800, 1_000, 900] },
    ratio: { median: 0.8, min: 0.5, max: 0.9 },
    isMet: true,
  })
})

it.each([
  ['atLeast, below', perSecond, [79], [100], false],
  ['atMost, by its own value', lag, [49, 51, 50], [1, 1, 1], true],
  ['exactly, in all passes', statements, [2, 2], [2, 2], true],
  ['exactly, not in one', statements, [2, 2, 4], [2, 2, 2], false],
])('a goal is judged: %s', (_, measure, ours, baseline, isMet) => {
  expect(resultOf({ measure, ours, baseline }).isMet).toBe(isMet)
})

it('every table has ours, the baseline and the goal, and names the command', () => {
  const summary = summaryOf({ figures: [figure] }).split('\n')
  expect(summary[2]).toBe(
    '| [Pages & "lists"](docs/benchmarks.md#pages) | requests (3 statements) | 900 a second | 1,000 a second | 0.8 | ≥ 0.8 × | yes | `npm run bench -- --only pages` |',
  )
  expect(summary[3]).toBe(
    '|  | how late | 30 ms | 1 ms |  | ≤ 50 ms | yes | `npm run bench -- --only pages` |',
  )
  const sections = sectionsOf({ figures: [figure] })
  expect(sections).toContain('| requests (3 statements) | 900 (800–1,000) a second |')
  expect(sections).toContain(
    '`npm run bench -- --only pages`: median (least–most), passes: 3, 2026-11-28, commit abc1234',
  )
  expect(sections).toContain('](benchmarks/pages.svg)')
  expect(told(figure)).toContain('✓ how late: 30 (20–60) ms against 1 (1–1) ms')
})

it('a plot has a bar and a whisker for each side, to one scale, for light and dark', () => {
  const plot = plotOf(figure)
  const bars = [...plot.matchAll(/<rect class="(ours|bare)" x="84" y="[\d.]+" width="([\d.]+)"/g)]
  expect(bars.map(([, side, width]) => [side, Number(width)])).toEqual([
    ['ours', 196.2],
    ['bare', 218],
    ['ours', 218],
    ['bare', 7.3],
  ])
  expect(plot.match(/class="whisker"/g)).toHaveLength(4)
  expect(plot).toContain('aria-label="pages &amp; &quot;lists&quot;"')
  expect(plot).toContain('prefers-color-scheme:dark')
})

it('only what stands between the marks is replaced', () => {
  const document = 'before\n<!-- figures -->\nold\n<!-- /figures -->\nafter'
  const written = between({ document, name: 'figures', text: 'new' })
  expect(written).toBe('before\n<!-- figures -->\n\nnew\n\n<!-- /figures -->\nafter')
  expect(() => between({ document: 'none', name: 'figures', text: 'new' })).toThrow('no marks')
})

it('a figure without a baseline is told without one', () => {
  const { baseline: _, ...rest } = figure
  const alone = { ...rest, measures: [resultOf({ measure: lag, ours: [30] })] }
  expect(summaryOf({ figures: [alone] })).toContain('| how late | 30 ms |  |  | ≤ 50 ms | yes |')
  expect(sectionsOf({ figures: [alone] })).not.toContain('Baseline')
  expect(told(alone)).toContain('✓ how late: 30 (30–30) ms, goal ≤ 50 ms')
  expect(plotOf(alone)).not.toContain('baseline')
})

it('a goal of the ratio needs a baseline', () => {
  expect(() => resultOf({ measure: perSecond, ours: [900] })).toThrow('needs a baseline')
})
