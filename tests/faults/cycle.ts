import { until } from '#support/until'
import { counterProblems } from './checks/counters'
import { fileProblems } from './checks/files'
import { healthProblems } from './checks/health'
import { repeatedWork } from './checks/jobs'
import { likeProblems } from './checks/likes'
import { searchProblems } from './checks/search'
import { writeProblems } from './checks/writes'
import type { Fault } from './faults/fault'
import type { World } from './world/world'

const RECOVERY_LIMIT_MS = 60_000
const SETTLE_LIMIT_MS = 20_000
/** Rows of an earlier request may have been written since the last comparison began. */
const OVERLAP_MS = 60_000

export type Result = {
  fault: string
  skipped: string | null
  acknowledged: number
  /** The longest time without an acknowledgement. */
  awayMs: number
  tookMs: number
  problems: string[]
}

/** One fault under writers, then everything is compared. */
export async function runCycle(world: World, fault: Fault): Promise<Result> {
  const { ledger, health, writers } = world
  const from = performance.now()
  const before = ledger.acknowledged.length
  const skipped = fault.isImpossible?.(world) ?? null
  const problems: string[] = []
  const attempt = async (what: string, work: () => Promise<unknown>) => {
    await work().catch((error: unknown) => problems.push(`${what}: ${(error as Error).message}`))
  }
  if (!skipped) {
    await attempt(fault.name, () => fault.run(world))
    const over = performance.now()
    await attempt('all parts up again', () => until(() => health.areAllUp(over), RECOVERY_LIMIT_MS))
    await attempt('everybody writes again', writers.haveWorked)
  }
  const times = [from, ...ledger.acknowledged.slice(before), performance.now()]
  const awayMs = Math.max(...times.slice(1).map((time, at) => time - times[at]!))
  problems.push(
    ...(await compare(world, {
      from,
      since: new Date(Date.now() - (performance.now() - from) - OVERLAP_MS),
    })),
  )
  const tookMs = performance.now() - from
  return {
    fault: fault.name,
    skipped,
    acknowledged: ledger.acknowledged.length - before,
    awayMs,
    tookMs,
    problems,
  }
}

/** While nobody writes. `from`: health is compared from that moment on. */
export async function compare(
  world: World,
  { from, since }: { from: number; since: Date },
): Promise<string[]> {
  const { ledger, health, outages, writers, payload } = world
  await writers.pause()
  try {
    return await world.withClient(async (client) => {
      await until(async () => {
        const { rows } = await client.query(
          `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`,
        )
        return rows.length === 0
      }, SETTLE_LIMIT_MS)
      return [
        ...(await writeProblems(client, ledger)),
        ...(await likeProblems(client, ledger)),
        ...(await counterProblems(client)),
        ...(await searchProblems({ client, payload, since })),
        ...(await fileProblems(world.bucket, ledger)),
        ...(await repeatedWork({ client, ...world })),
        ...healthProblems({ said: health.said.filter(({ asked }) => asked >= from), outages: outages.all }),
      ]
    })
  } finally {
    writers.resume()
  }
}
