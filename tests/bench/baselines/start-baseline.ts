import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startPreloaded } from '#support/preloaded-process'
import { probed } from '../probed'

/** A bare server in a process of its own; `given` is what it serves from. */
export async function startBaseline({ script, given }: { script: string; given: object }) {
  const folder = await mkdtemp(path.join(tmpdir(), 'bg-de-baseline-'))
  const child = startPreloaded({
    script: 'src/launch/launch.js',
    args: [`tests/bench/baselines/${script}`],
    env: { NODE_ENV: 'production' },
    preload: './tests/bench/probe.js',
    log: path.join(folder, 'baseline.log'),
    serialization: 'advanced',
  })
  process.once('exit', () => child.child.kill('SIGKILL'))
  await new Promise((resolve) => child.child.once('message', resolve))
  const port = await child.ask<number>({ given }, 'port')
  if (!port) throw new Error(`${script} stopped while starting`)
  return {
    url: `http://127.0.0.1:${port}`,
    probe: probed(child),
    close: async () => {
      child.child.kill('SIGKILL')
      await child.exited
      await rm(folder, { recursive: true, force: true })
    },
  }
}
