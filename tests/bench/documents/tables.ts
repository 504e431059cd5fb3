import type { FigureResult, MeasureResult, Results } from '../results'
import { rounded, toldGoal, toldNote, toldSpread } from './told'

const rowOf = (cells: string[]) => `| ${cells.join(' | ')} |`
const tableOf = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => rowOf(cells)).join('\n')

const withUnit = (told: string, unit: string) => `${told} ${unit}`.trim()
const met = ({ isMet }: MeasureResult) => (isMet ? 'yes' : 'no')
const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1)

const commandOf = (name: string) => `\`npm run bench -- --only ${name}\``

/** For the README: medians only, each with its command. */
export function summaryOf({ figures }: Results): string {
  const rows = figures.flatMap(({ name, title, measures }) =>
    measures.map((measure, index) => {
      const { unit, ours, baseline, ratio, goal } = measure
      return [
        index === 0 ? `[${capital(title)}](docs/benchmarks.md#${name})` : '',
        toldNote(measure),
        withUnit(rounded(ours.median), unit),
        baseline ? withUnit(rounded(baseline.median), unit) : '',
        goal.of === 'ratio' && ratio ? rounded(ratio.median) : '',
        toldGoal(goal, unit),
        met(measure),
        commandOf(name),
      ]
    }),
  )
  return tableOf(['figure', 'measure', 'ours', 'baseline', 'ratio', 'goal', 'met', 'command'], rows)
}

/** For docs/benchmarks.md: one section for each figure. */
export function sectionsOf({ figures }: Results): string {
  return figures.map((figure) => sectionOf(figure)).join('\n\n')
}

function sectionOf({ name, title, baseline, run, measures }: FigureResult): string {
  const { date, commit, passes, machine } = run
  const rows = measures.map((measure) => {
    const { unit, ours, baseline: bare, ratio, goal } = measure
    return [
      toldNote(measure),
      withUnit(toldSpread(ours), unit),
      bare ? withUnit(toldSpread(bare), unit) : '',
      goal.of === 'ratio' && ratio ? toldSpread(ratio) : '',
      toldGoal(goal, unit),
      met(measure),
    ]
  })
  return [
    `### ${name}`,
    `${capital(title)}.${baseline ? ` Baseline: ${baseline}.` : ''}`,
    tableOf(['measure', 'ours', 'baseline', 'ratio', 'goal', 'met'], rows),
    `${commandOf(name)}: median (least–most), passes: ${passes}, ${date.slice(0, 10)}, commit ${commit}, ` +
      `cores: ${machine.cores}, Node ${machine.node}, load before it: ${machine.load}.`,
    `![${capital(title).replaceAll('`', '')}](benchmarks/${name}.svg)`,
  ].join('\n\n')
}

/** Puts the text between the marks of that name. */
export function between({ document, name, text }: { document: string; name: string; text: string }): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const [from, to] = [document.indexOf(start), document.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`no marks ${start} … ${end}`)
  return `${document.slice(0, from + start.length)}\n\n${text}\n\n${document.slice(to)}`
}
