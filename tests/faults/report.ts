import { loadavg } from 'node:os'
import { grouped } from './grouped'
import type { Result } from './cycle'

const seconds = (ms: number) => (ms / 1_000).toFixed(1)

export function cycleLine(
  number: number,
  of: number,
  { fault, skipped, acknowledged, awayMs, tookMs, problems }: Result,
) {
  const place = `${String(number).padStart(String(of).length)}/${of}`
  if (skipped) return `${place} ${fault}: SKIPPED, ${skipped}`
  const verdict = problems.length === 0 ? 'good' : `${problems.length} PROBLEMS`
  return `${place} ${fault.padEnd(20)} ${seconds(tookMs).padStart(5)} s, away ${seconds(awayMs).padStart(5)} s, ${String(acknowledged).padStart(4)} acknowledged: ${verdict}`
}

type Run = { seed: number; results: Result[]; tookMs: number; last: string[] }

/** A row for each fault. */
export function tableOf({ seed, results, tookMs, last }: Run): string {
  const rows = [...grouped(results, ({ fault }) => fault)].map(([fault, cycles]) => {
    const acknowledged = cycles.reduce((sum, one) => sum + one.acknowledged, 0)
    const longest = Math.max(...cycles.map(({ awayMs }) => awayMs))
    const problems = cycles.reduce((sum, one) => sum + one.problems.length, 0)
    const verdict = cycles[0]!.skipped ? 'skipped' : problems === 0 ? 'good' : `${problems} problems`
    return `| ${fault} | ${cycles.length} | ${acknowledged} | ${seconds(longest)} s | ${verdict} |`
  })
  const acknowledged = results.reduce((sum, one) => sum + one.acknowledged, 0)
  return [
    `Seed ${seed}; ${results.length} cycles in ${Math.round(tookMs / 1_000)} s; ${acknowledged} acknowledged writes; load average ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')}; at the end: ${last.length === 0 ? 'good' : `${last.length} problems`}.`,
    '',
    '| fault | times | acknowledged writes | longest away | result |',
    '| --- | --- | --- | --- | --- |',
    ...rows.toSorted(),
  ].join('\n')
}
