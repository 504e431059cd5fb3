import type { Goal } from '../figure'
import type { FigureResult, MeasureResult, Spread } from '../results'

/** Two or three digits. */
export function rounded(value: number): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2
  return Number(value.toFixed(digits)).toLocaleString('en', { maximumFractionDigits: digits })
}

export const toldSpread = ({ median, min, max }: Spread) =>
  `${rounded(median)} (${rounded(min)}–${rounded(max)})`

export function toldGoal({ of, ...goal }: Goal, unit: string): string {
  const sign = of === 'ratio' ? ' ×' : ` ${unit}`
  if ('exactly' in goal) return `exactly ${goal.exactly}${sign}`
  return 'atLeast' in goal ? `≥ ${goal.atLeast}${sign}` : `≤ ${goal.atMost}${sign}`
}

export const toldNote = ({ title, note }: Pick<MeasureResult, 'title' | 'note'>) =>
  note ? `${title} (${note})` : title

/** For the terminal. */
export function told({ name, title, measures }: FigureResult): string {
  const lines = measures.map((measure) => {
    const { unit, goal, ours, baseline, ratio, isMet } = measure
    const values = [ours, ...(baseline ? [baseline] : [])].map((one) => `${toldSpread(one)} ${unit}`.trim())
    return [
      `  ${isMet ? '✓' : '■'} ${toldNote(measure)}: ${values.join(' against ')}`,
      ...(ratio ? [`ratio ${toldSpread(ratio)}`] : []),
      `goal ${toldGoal(goal, unit)}`,
    ].join(', ')
  })
  return [`${name}: ${title}`, ...lines].join('\n')
}
