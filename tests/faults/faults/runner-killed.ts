import { poll } from '#database/start/poll'
import { passPauses } from '../checks/jobs'
import { ownerOfPort } from '../world/owner-of-port'
import type { World } from '../world/world'
import type { Fault } from './fault'

const SLOW_MS = 3_000
const JOB_LIMIT_MS = 30_000

/** While it sends a letter to a slow mail server. */
export const runnerKilled: Fault = {
  name: 'runner-killed',
  times: 2,
  run: async (world) => {
    const { mail, sites, withClient } = world
    mail.slownessMs = () => SLOW_MS
    try {
      const place = await poll({ ask: () => placeOfRunner(world), limitMs: JOB_LIMIT_MS })
      if (place === null) throw new Error('no process sent a letter')
      await sites.lose([place], 0)
    } finally {
      mail.slownessMs = () => 0
    }
    await withClient(passPauses)
  },
}

/** The process that has a letter in hand. */
async function placeOfRunner({ sites, withClient }: World): Promise<number | null> {
  const ports = await withClient(async (client) => {
    const { rows } = await client.query<{ port: number }>(
      `select client_port as port from payload_jobs join pg_stat_activity on application_name = runner
       where processing and queue = 'mail'`,
    )
    return rows.map(({ port }) => port)
  })
  const pids = sites.ports.map((_, place) => sites.pid(place) ?? 0)
  for (const port of ports) {
    const owner = ownerOfPort(pids, port)
    if (owner !== null) return pids.indexOf(owner)
  }
  return null
}
