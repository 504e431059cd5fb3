import { startPreloaded } from '../support/preloaded-process'

export type Stall = { from: number; to: number; ms: number }
export type Report = {
  stalls: Stall[]
  rejections: { at: number; stack: string }[]
  connections: { at: number; target: string; request?: string; stack: string }[]
}

type Watched = { script: string; args?: string[]; env?: Record<string, string>; log: string }

export function startWatched(given: Watched) {
  const { ask, ...watched } = startPreloaded({ ...given, preload: './tests/attack/watch.js' })
  return {
    ...watched,
    report: () => ask<Report>('report', 'report'),
    memory: () => ask<number>('memory', 'memory'),
    plant: () => ask<boolean>('plant', 'planted'),
  }
}
