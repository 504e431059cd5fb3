import { isHealthy } from '#support/is-healthy'
import { until } from '#support/until'
import { summary } from '../bench/summary'
import { launchSite } from '../e2e/support/launch-site'
import { accountsIn } from '../e2e/support/start-site'

type Asked = {
  ports: number[]
  /** Where the load balancer is reached. */
  url: string
  /** A PostgreSQL, and a folder for the site's files. */
  cluster: { url: string; dataDir: string }
  /** Whether the load balancer sends requests there. */
  isReached: (port: number) => boolean
  env?: Record<string, string>
}

/** On one database and one folder of files; the first one loads the demo content. */
export async function openSiteProcesses({ ports, url, cluster, isReached, env: own = {} }: Asked) {
  const env = {
    DATABASE_URL: cluster.url,
    SITE_URL: url,
    TRUST_PROXY: '1',
    STOP_DELAY: '5',
    DEMO_CONTENT: 'yes',
    LOG_LEVEL: 'warn',
    ...own,
  }
  const launch = (port: number, isReady: Parameters<typeof launchSite>[0]['isReady'] = isHealthy) =>
    launchSite({ port, dataDir: cluster.dataDir, env, isReady })
  const logged = new Map<string, number>()
  const took: number[] = []

  const first = await launch(ports[0]!, ({ output }) => accountsIn(output).length === 3)
  const running = [first, ...(await Promise.all(ports.slice(1).map((port) => launch(port))))]
  await until(() => ports.every(isReached), 30_000)

  const end = async (place: number) => {
    const site = running[place]!
    const code = await site.kill('SIGTERM')
    for (const line of site.output().split('\n')) {
      if (!/"level":[4-6]0/.test(line)) continue
      const { msg, path, err } = JSON.parse(line) as { msg?: string; path?: string; err?: Error }
      const said = [msg, path, err?.message.slice(0, 200)].filter(Boolean).join(': ')
      logged.set(said, (logged.get(said) ?? 0) + 1)
    }
    return code
  }

  return {
    accounts: accountsIn(first.output()),
    /** Returns the exit code. */
    restart: async (place: number) => {
      const since = performance.now()
      const code = await end(place)
      running[place] = await launch(ports[place]!)
      await until(() => isReached(ports[place]!), 30_000)
      took.push(performance.now() - since)
      return code
    },
    took: () => summary(took),
    /** What the processes logged as a warning or worse, and how often. */
    logged: () => [...logged].map(([said, times]) => `${times} × ${said}`),
    stop: () => Promise.all(running.map((_, place) => end(place))),
  }
}
