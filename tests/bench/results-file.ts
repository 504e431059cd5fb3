import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import type { FigureResult, Results, Run } from './results'
import { writeFormatted } from './write-formatted'

const file = 'bench/results.json'

export const readResults = (): Results =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results) : { figures: [] }

/** In the place of an earlier one of the same figure; `names` is the order. */
export async function keepResult({ result, names }: { result: FigureResult; names: string[] }) {
  const others = readResults().figures.filter(({ name }) => name !== result.name && names.includes(name))
  const figures = [...others, result].toSorted((a, b) => names.indexOf(a.name) - names.indexOf(b.name))
  mkdirSync('bench', { recursive: true })
  await writeFormatted(file, JSON.stringify({ figures } satisfies Results))
}

export const newRun = (passes: number): Run => ({
  date: new Date().toISOString(),
  commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
  machine: { cores: cpus().length, node: process.version, load: Number(loadavg()[0]!.toFixed(1)) },
  passes,
})
