import { runScript } from '#server/start/child'
import { type BenchSite, openSite } from '../site'
import { admin } from './admin'

const FILL_MINUTES = 15

const opened = new Map<number, Promise<BenchSite>>()

/** With so many entries of the search, apartments, contacts and topics; shared by the figures until all are closed. */
export function filledSite(rows: number): Promise<BenchSite> {
  const site = opened.get(rows) ?? openSite({ fill: (settings) => fill(rows, settings) })
  opened.set(rows, site)
  return site
}

export async function closeFilledSites() {
  const closing = [...opened.values()]
  opened.clear()
  await Promise.allSettled(closing.map(async (site) => (await site).close()))
}

/** Before the site starts, which remembers for minutes how common each word is. */
async function fill(rows: number, settings: Record<string, string>) {
  const { isOk, output } = await runScript({
    script: 'tests/bench/filled/main.ts',
    args: ['--rows', String(rows)],
    env: { ...process.env, ...settings, LOG_LEVEL: 'warn' },
    limit: { minutes: FILL_MINUTES, kind: 'seed', step: 'filling' },
  })
  if (!isOk) throw new Error(output)
}

/** The cookie of a session. */
export async function signedInAdmin(site: Pick<BenchSite, 'ask'>): Promise<string> {
  const { headers } = await site.ask({ path: '/api/users/login', method: 'POST', body: admin })
  return (headers['set-cookie'] ?? []).map((one) => one.split(';')[0]!).join('; ')
}
