import type { Test } from './results'

type Done = { name: string; passed: number; failed: number; ms: number }

export const minutesOf = ({ name, passed, failed, ms }: Done): string =>
  [
    name.padEnd(26),
    `${passed} passed`.padStart(12),
    `${failed} failed`.padStart(10),
    minutes(ms).padStart(10),
  ].join(' ')

const minutes = (ms: number) => `${(ms / 60_000).toFixed(1)} min`

export function slowestFiles(tests: Test[], count = 10): string {
  const spent = new Map<string, number>()
  for (const { file, ms } of tests) spent.set(file, (spent.get(file) ?? 0) + ms)
  const slowest = [...spent].sort(([, one], [, other]) => other - one).slice(0, count)
  return ['slowest files:', ...slowest.map(([file, ms]) => `  ${(ms / 1000).toFixed(0).padStart(4)} s  ${file}`)].join('\n') // prettier-ignore
}
