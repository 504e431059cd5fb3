import { dark, light } from '../../../src/colors'
import type { FigureResult, MeasureResult, Spread } from '../results'
import { rounded, toldGoal, toldNote } from './told'

const width = 720
const left = 84
const right = 200
const longest = width - left - right
const barHeight = 18
const rowHeight = 84

const style = (colors: typeof light) =>
  `text{fill:${colors.ink}}.soft{fill:${colors['ink-mute']}}.ours{fill:${colors.primary}}` +
  `.bare{fill:${colors.accent}}.whisker{stroke:${colors.ink};stroke-width:1.5;fill:none}.halo{stroke:${colors.paper};stroke-width:4;fill:none}.paper{fill:${colors.paper}}`

/** A bar for ours and one for the baseline if there is one, with a whisker from the least to the most of all passes. */
export function plotOf({ title, measures }: Pick<FigureResult, 'title' | 'measures'>): string {
  const height = measures.length * rowHeight + 8
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`,
    ` role="img" aria-label="${escaped(title)}">`,
    `<style>text{font:13px system-ui,sans-serif}${style(light)}`,
    `@media(prefers-color-scheme:dark){${style(dark)}}</style>\n`,
    `<rect class="paper" width="${width}" height="${height}" rx="8"/>\n`,
    ...measures.map((measure, row) => rowOf(measure, row * rowHeight + 8)),
    '</svg>\n',
  ].join('')
}

function rowOf(measure: MeasureResult, top: number): string {
  const { ours, baseline, unit, goal, ratio } = measure
  const scale = longest / (Math.max(ours.max, baseline?.max ?? 0) || 1)
  const told = goal.of === 'ratio' && ratio ? `${rounded(ratio.median)} ×, ` : ''
  const said = `${toldNote(measure).replaceAll('`', '')}: ${told}goal ${toldGoal(goal, unit)}`
  return [
    `<text x="12" y="${top + 16}">${escaped(said)}</text>\n`,
    barOf({ name: 'ours', kind: 'ours', values: ours, unit, scale, top: top + 26 }),
    baseline
      ? barOf({
          name: 'baseline',
          kind: 'bare',
          values: baseline,
          unit,
          scale,
          top: top + 26 + barHeight + 4,
        })
      : '',
  ].join('')
}

type Bar = { name: string; kind: string; values: Spread; unit: string; scale: number; top: number }

function barOf({ name, kind, values, unit, scale, top }: Bar): string {
  const at = (value: number) => (left + value * scale).toFixed(1)
  const middle = top + barHeight / 2
  const base = middle + 4.5
  const whisker = `M${at(values.min)} ${middle}H${at(values.max)}M${at(values.min)} ${middle - 4}v8M${at(values.max)} ${middle - 4}v8`
  return [
    `<text class="soft" x="12" y="${base}">${name}</text>`,
    `<rect class="${kind}" x="${left}" y="${top}" width="${(values.median * scale).toFixed(1)}" height="${barHeight}" rx="2"/>`,
    `<path class="halo" d="${whisker}"/><path class="whisker" d="${whisker}"/>`,
    `<text x="${Number(at(values.max)) + 8}" y="${base}">${escaped(`${rounded(values.median)} ${unit}`.trim())}</text>\n`,
  ].join('')
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
