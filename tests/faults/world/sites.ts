import { setTimeout as sleep } from 'node:timers/promises'
import { isHealthy } from '#support/is-healthy'
import { until } from '#support/until'
import { launchSite } from '../../e2e/support/launch-site'
import type { Outages } from './outages'
import { processTree, signalAll } from './process-tree'

type Launched = Awaited<ReturnType<typeof launchSite>>
type Options = {
  ports: number[]
  env: Record<string, string>
  dataDir: string
  outages: Outages
  /** Whether the load balancer sends requests there. */
  isReached: (port: number) => boolean
}

const START_LIMIT_MS = 120_000

export type Sites = ReturnType<typeof createSites>

/** Processes of one site, which die as if somebody had pulled the plug. */
export function createSites({ ports, env, dataDir, outages, isReached }: Options) {
  const running: (Launched | null)[] = ports.map(() => null)

  const kill = async (place: number) => {
    const site = running[place]
    running[place] = null
    if (!site) return
    signalAll(processTree(site.pid), 'SIGKILL')
    await site.kill('SIGKILL')
  }
  const start = async (place: number) => {
    const port = ports[place]!
    running[place] = await launchSite({ port, dataDir, env, isReady: isHealthy })
    await until(() => isReached(port), START_LIMIT_MS)
  }

  return {
    ports,
    startAll: () => Promise.all(ports.map((_, place) => start(place))),
    /** Killed (-9) at once, started again after a while. */
    lose: async (places: number[], awayMs: number) => {
      const away = async (place: number) =>
        outages.during({
          what: `process ${ports[place]!}`,
          leave: () => kill(place),
          stay: () => sleep(awayMs),
          comeBack: () => start(place),
        })
      await Promise.all(places.map(away))
    },
    pid: (place: number) => running[place]?.pid ?? null,
    stop: () => Promise.all(running.map((site) => site?.kill('SIGTERM'))),
    /** For the end of this process, which cannot wait. */
    killNow: () => running.forEach((site) => site && signalAll(processTree(site.pid), 'SIGKILL')),
  }
}
