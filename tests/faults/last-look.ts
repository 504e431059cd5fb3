import { poll } from '#database/start/poll'
import { missingWork, openJobs, passPauses } from './checks/jobs'
import { compare } from './cycle'
import type { World } from './world/world'

const JOBS_LIMIT_MS = 90_000

/** At the end: every job is done, and all is compared once more, search as a whole. */
export async function lastLook(world: World): Promise<string[]> {
  await world.writers.stop()
  const isDone = await poll({
    ask: () =>
      world.withClient(async (client) => {
        await passPauses(client)
        return (await openJobs(client)) === 0 || null
      }),
    limitMs: JOBS_LIMIT_MS,
    everyMs: 1_000,
  })
  const problems = await compare(world, { from: performance.now(), since: new Date(0) })
  const missing = await world.withClient((client) => missingWork({ client, ...world }))
  const refused = [...world.ledger.refused].map(([what, times]) => `refused ${times} times: ${what}`)
  return [...(isDone ? [] : ['jobs are left']), ...problems, ...missing, ...refused]
}
